import { countryOf, isCountryCode } from '#countries/country.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';
import { paletteOf } from '#kernel/palette.ts';
import type { Actor } from '#platform/actor.ts';
import { countryName } from '#platform/catalogues/country-name.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { CompanyChoice, SessionUser } from '../contract/session-user.shape.ts';
import type { ChoiceRow, SessionUserRow } from './session-user.repository.ts';

/** A signed link to a stored image, or null. */
export type Link = (fileId: string | null) => string | null;

export function presentSessionUser(
  { actor, services }: Pick<RequestContext<Actor>, 'actor' | 'services'>,
  row: SessionUserRow,
  link: Link,
): SessionUser {
  const language = actor.language ?? proposedLanguage(actor.country);
  const company = presentCompany(actor, row, link);
  return {
    userId: actor.userId,
    loggedIn: true,
    profile: {
      firstName: actor.firstName,
      lastName: actor.lastName,
      documentId: row.documentId,
      pathPhoto: link(row.photoFileId),
    },
    auth: { email: actor.email, countryCode: row.countryCode, phone: row.phone },
    address: { street: row.street },
    permissions: [...actor.permissions].sort(),
    drives: row.drives,
    roles: row.roles,
    isAdmin: actor.isAdmin,
    isSuperAdmin: actor.isSuperAdmin,
    company,
    steppedIn: presentStepIn(actor),
    companies: row.companies.map((choice) => presentChoice(choice, link)),
    preferences: { selectedCompany: actor.companyId },
    automaticAssignment: row.company?.automaticAssignment ?? false,
    places: { warehouses: row.places },
    notifications: {
      quantity: row.unread,
      pushRegistered: row.pushRegistered,
      settings: row.notificationSettings,
    },
    showAlert: row.showAlert,
    themeMode: row.themeMode,
    personalizationTms: { logo: company?.theme.logo ?? null, favicon: company?.theme.favicon ?? null },
    language,
    countries: presentCountries(language, services),
  };
}

export function presentChoice(row: ChoiceRow, link: Link): CompanyChoice {
  return {
    companyId: row.id,
    name: row.company_name,
    country: row.country_code,
    type: { _id: row.type_id, name: row.type_name },
    logo: link(row.logo_file_id),
    isAdmin: row.is_admin,
  };
}

function presentCompany(actor: Actor, { company }: SessionUserRow, link: Link): SessionUser['company'] {
  if (!company || !actor.companyId) return null;
  return {
    companyId: actor.companyId,
    name: actor.companyName ?? '',
    type: { _id: company.typeId, name: company.typeName },
    country: actor.country,
    timeZone: actor.timeZone,
    isPlatform: company.isPlatform,
    theme: {
      logo: link(company.logoFileId),
      favicon: link(company.faviconFileId),
      loginBackground: link(company.loginBackgroundFileId),
      marketplaceImage: link(company.marketplaceImageFileId),
      primaryColor: company.primaryColor,
      colorPalette: [...paletteOf(company.primaryColor).colors],
    },
    settings: company.settings,
  };
}

function presentStepIn({ stepIn }: Actor): SessionUser['steppedIn'] {
  if (!stepIn) return null;
  const { companyName, reason, since, until, isOver } = stepIn;
  const instant = (text: string) => new Date(text).toISOString();
  return { companyName, reason, since: instant(since), until: instant(until), isOver };
}

/**
 * The language of the company's country until the user chooses one; the product's default where the country is unknown.
 */
function proposedLanguage(country: string | null): Language {
  return isCountryCode(country) ? countryOf(country).languages.proposed : DEFAULT_LANGUAGE;
}

/** Those that are offered, in the order of the platform. */
function presentCountries(language: Language, services: Services): SessionUser['countries'] {
  const offered = services.catalogues.offered(COUNTRY_CATALOGUE).filter(isCountryCode).map(countryOf);
  return offered.map(({ code, flag, phone }) => ({
    countryId: code,
    countryCode: code,
    codeName: code,
    name: countryName(code, { language, services }),
    emoji: flag,
    phoneCode: phone.code,
  }));
}
