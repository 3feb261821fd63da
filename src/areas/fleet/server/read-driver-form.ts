import type { PaperSlot } from '#areas/documents/rules/checklist.ts';
import type { Paper, PaperChange } from '#areas/documents/rules/paper.ts';
import { attributesOf, changesFrom, type PaperAttributes } from '#areas/documents/rules/paper-dates.ts';
import { checklistOf } from '#areas/documents/server/index.ts';
import {
  ASSIGN_TRANSPORT_COMPANY,
  CHAT_EXPIRATION_FIELD,
  seesFleetType,
} from '#areas/fleet/contract/driver.permissions.ts';
import type { DriverChange } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { DriverDetails } from '#areas/fleet/rules/driver-details.ts';
import { paperFieldProblems } from '#areas/fleet/rules/driver-paper-fields.ts';
import { countryFields } from '#areas/fleet/rules/driver-rules.ts';
import { readDriver } from '#areas/fleet/rules/read-driver.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { countryOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { companyOf } from '#platform/actor.ts';
import { findAccount } from './driver-account.repository.ts';
import type { Writer } from './driver-scope.ts';
import type { DriverToStore } from './store-driver.ts';

/** What stands when a field is left out. */
export interface Standing extends DriverToStore {
  readonly papers: readonly Paper[];
}

export interface ReadForm {
  readonly driver: DriverToStore;
  /** What the form changes about the papers, files first, in the order in which it names them. */
  readonly papers: readonly PaperChange[];
}

/** A form over what stands, read by every rule: the country's, the company's checklist and the writer's rights. */
export async function readDriverForm(writer: Writer, form: DriverChange, standing: Standing): Promise<ReadForm> {
  const country = countryOf(form.countryId ?? standing.country);
  const base = kept(country, standing.details);
  const { details, problems } = readDriver(country, overlay(base, form), dayIn(writer.now));
  const partnerId = form.transportCompanyId === undefined ? standing.partnerId : form.transportCompanyId;
  const userId = form.accountId === undefined ? standing.userId : form.accountId;
  const facts = { kind: 'driver', countryCode: country.code, documentType: details.typeDocumentId } as const;
  const slots = await checklistOf(writer.trx, companyOf(writer.actor), facts);
  const fields: Record<string, FieldProblem> = {
    ...problems,
    ...dateProblems(slots, standing.papers, form),
    ...(await companyProblems(writer, partnerId, standing.partnerId)),
    ...(await accountProblems(writer, userId, standing.userId)),
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  requireRights(writer, { ...details, partnerId }, { ...base, partnerId: standing.partnerId });
  return {
    driver: { country: country.code, details, partnerId, userId },
    papers: changesFrom(slots, datesIn(form), form.documents),
  };
}

/** Of a driver who changes country, what the new one has no field for goes with the old one. */
function kept(country: Country, details: DriverDetails): DriverDetails {
  const has = countryFields(country);
  const { driverLicenseCategory: category } = details;
  return {
    ...details,
    driverLicenseCategory: category && country.licenceCategories.includes(category) ? category : null,
    curp: has.curp ? details.curp : null,
    operator: has.operator ? details.operator : null,
    chatExpirationDate: has.chatExpirationDate ? details.chatExpirationDate : null,
    typeOfFleet: has.typeOfFleet ? details.typeOfFleet : null,
  };
}

function overlay(standing: DriverDetails, form: DriverChange): DriverDetails {
  const fields = Object.keys(standing) as (keyof DriverDetails)[];
  const sent = fields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]] as const]));
  return { ...standing, ...(Object.fromEntries(sent) as Partial<DriverDetails>) };
}

function datesIn(form: DriverChange): PaperAttributes {
  const { driverLicenseExpirationDate, documentIdExpirationDate, securityIssuedDate, securityExpirationDate } = form;
  return { driverLicenseExpirationDate, documentIdExpirationDate, securityIssuedDate, securityExpirationDate };
}

function dateProblems(slots: readonly PaperSlot[], papers: readonly Paper[], form: DriverChange) {
  const sent = Object.entries(datesIn(form)).filter(([, day]) => day !== undefined);
  if (sent.length === 0) return {};
  return paperFieldProblems(slots, { ...attributesOf(slots, papers), ...Object.fromEntries(sent) });
}

async function companyProblems(
  { trx, actor }: Writer,
  partnerId: string | null,
  standing: string | null,
): Promise<Record<string, FieldProblem>> {
  if (!partnerId || partnerId === standing) return {};
  const found = await findActivePartner(trx, companyOf(actor), 'transport', partnerId);
  return found ? {} : { transportCompanyId: { code: 'choice' } };
}

async function accountProblems(
  { trx, actor }: Writer,
  userId: string | null,
  standing: string | null,
): Promise<Record<string, FieldProblem>> {
  if (!userId || userId === standing) return {};
  const found = await findAccount(trx, companyOf(actor), userId);
  return found ? {} : { accountId: { code: 'choice' } };
}

type Guarded = Pick<DriverDetails, 'typeOfFleet' | 'chatExpirationDate'> & Pick<DriverToStore, 'partnerId'>;

/** Fields that only some people are shown are changed by those people alone. */
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
