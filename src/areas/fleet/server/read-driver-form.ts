import type { FleetDocumentSlot } from '#areas/documents/rules/checklist.ts';
import { attributesOf, changesFrom, type DocumentAttributes } from '#areas/documents/rules/document-dates.ts';
import type { FleetDocument, FleetDocumentChange } from '#areas/documents/rules/fleet-document.ts';
import { checklistOf } from '#areas/documents/server/index.ts';
import {
  ASSIGN_TRANSPORT_COMPANY,
  CHAT_EXPIRATION_FIELD,
  seesFleetType,
} from '#areas/fleet/contract/driver.permissions.ts';
import type { DriverChange, NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import { documentFieldProblems } from '#areas/fleet/rules/driver-document-fields.ts';
import type { DriverDetails } from '#areas/fleet/rules/driver-fields.ts';
import { withinCountry } from '#areas/fleet/rules/driver-rules.ts';
import { readDriver } from '#areas/fleet/rules/read-driver.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { countryOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { companyOf, todayOf } from '#platform/actor.ts';
import { findAccount } from './driver-account.repository.ts';
import type { Writer } from './driver-scope.ts';
import { driverMapping, type ParsedDriver } from './parsed-driver.ts';

/** The stored values, kept where the form sends nothing. */
export interface CurrentDriver extends ParsedDriver {
  readonly documents: readonly FleetDocument[];
}

export interface ReadForm {
  readonly driver: ParsedDriver;
  /** The changes to the documents, files first, in the order of the form. */
  readonly documents: readonly FleetDocumentChange[];
}

/** A new driver has no stored values. */
export function newDriverState({ countryId: country }: Pick<NewDriverInput, 'countryId'>): CurrentDriver {
  return { country, details: driverMapping.over(null, {}), partnerId: null, userId: null, documents: [] };
}

/**
 * Reads a form over the stored values by all rules: the country's, the company's checklist and the writer's
 * permissions.
 */
export async function readDriverForm(writer: Writer, form: DriverChange, current: CurrentDriver): Promise<ReadForm> {
  const country = countryOf(form.countryId ?? current.country);
  const base = kept(country, current.details);
  const { details, problems } = readDriver(country, driverMapping.over(base, form), todayOf(writer));
  const partnerId = form.transportCompanyId === undefined ? current.partnerId : form.transportCompanyId;
  const userId = form.accountId === undefined ? current.userId : form.accountId;
  const facts = { kind: 'driver', countryCode: country.code, documentType: details.typeDocumentId } as const;
  const slots = await checklistOf(writer.trx, companyOf(writer.actor), facts);
  const fields: Record<string, FieldProblem> = {
    ...problems,
    ...dateProblems(slots, current.documents, form),
    ...(await companyProblems(writer, partnerId, current.partnerId)),
    ...(await accountProblems(writer, userId, current.userId)),
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  requireRights(writer, { ...details, partnerId }, { ...base, partnerId: current.partnerId });
  return {
    driver: { country: country.code, details, partnerId, userId },
    documents: changesFrom(slots, datesIn(form), form.documents),
  };
}

/** When a driver changes country, values without a field in the new country are cleared. */
function kept(country: Country, details: DriverDetails): DriverDetails {
  const { driverLicenseCategory: category } = details;
  const isKnown = category !== null && country.licenceCategories.includes(category);
  return { ...withinCountry(country, details), driverLicenseCategory: isKnown ? category : null };
}

function datesIn(form: DriverChange): DocumentAttributes {
  const { driverLicenseExpirationDate, documentIdExpirationDate, securityIssuedDate, securityExpirationDate } = form;
  return { driverLicenseExpirationDate, documentIdExpirationDate, securityIssuedDate, securityExpirationDate };
}

function dateProblems(slots: readonly FleetDocumentSlot[], documents: readonly FleetDocument[], form: DriverChange) {
  const sent = Object.entries(datesIn(form)).filter(([, day]) => day !== undefined);
  if (sent.length === 0) return {};
  return documentFieldProblems(slots, { ...attributesOf(slots, documents), ...Object.fromEntries(sent) });
}

async function companyProblems(
  { trx, actor }: Writer,
  partnerId: string | null,
  current: string | null,
): Promise<Record<string, FieldProblem>> {
  if (!partnerId || partnerId === current) return {};
  const found = await findActivePartner(trx, companyOf(actor), 'transport', partnerId);
  return found ? {} : { transportCompanyId: { code: 'choice' } };
}

async function accountProblems(
  { trx, actor }: Writer,
  userId: string | null,
  current: string | null,
): Promise<Record<string, FieldProblem>> {
  if (!userId || userId === current) return {};
  const found = await findAccount(trx, companyOf(actor), userId);
  return found ? {} : { accountId: { code: 'choice' } };
}

type Guarded = Pick<DriverDetails, 'typeOfFleet' | 'chatExpirationDate'> & Pick<ParsedDriver, 'partnerId'>;

/** Fields that only some users see are changed only by those users. */
function requireRights({ actor: { permissions, country } }: Writer, after: Guarded, before: Guarded): void {
  const allowed: Readonly<Record<string, boolean>> = {
    typeOfFleet: after.typeOfFleet === before.typeOfFleet || seesFleetType(permissions, country),
    chatExpirationDate:
      after.chatExpirationDate === before.chatExpirationDate || permissions.has(CHAT_EXPIRATION_FIELD),
    transportCompanyId: after.partnerId === before.partnerId || permissions.has(ASSIGN_TRANSPORT_COMPANY),
  };
  const refused = Object.keys(allowed).filter((field) => !allowed[field]);
  if (refused.length === 0) return;
  throw requestErrors.forbidden({
    fields: Object.fromEntries(refused.map((field) => [field, { code: 'notAllowed' }])),
  });
}
