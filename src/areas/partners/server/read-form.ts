import {
  addressDetails,
  contactDetails,
  type NewPartnerInput,
  type PartnerChange,
} from '#areas/partners/contract/partner-input.shapes.ts';
import type { PartnerDetails } from '#areas/partners/rules/partner-details.ts';
import { PARTNER_TRAITS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { readPartner } from '#areas/partners/rules/read-partner.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { findAssociated } from './linked-company.repository.ts';
import type { ParsedPartner } from './parsed-partner.ts';
import type { PartnerScope } from './partner.repository.ts';
import { membersAmong } from './partner-access.repository.ts';
import { requireCountry } from './partner-scope.ts';

/** The stored values, kept where the form sends nothing. */
export interface CurrentPartner {
  readonly country: CountryCode;
  readonly details: PartnerDetails;
  readonly userIds: readonly string[];
  readonly linkedCompanyId: string | null;
}

const NOTHING = { taxId: null, address: null, city: null, notes: null, contacts: [], addresses: [] } as const;

export function currentOf({ name, countryId }: NewPartnerInput): CurrentPartner {
  return { country: countryId, details: { ...NOTHING, name }, userIds: [], linkedCompanyId: null };
}

/** Reads a form over the stored values by all rules: the country's, the company's and the partner's own. */
export async function readForm(
  trx: Trx,
  scope: PartnerScope,
  form: PartnerChange,
  current: CurrentPartner,
): Promise<ParsedPartner> {
  const { kind, companyId } = scope;
  const country = requireCountry(scope, form.countryId ?? current.country);
  const { details, problems } = readPartner(kind, country, overlay(current.details, form));
  const userIds = [...new Set(form.users ?? current.userIds)];
  const fields: Record<string, FieldProblem> = {
    ...problems,
    ...(form.users ? await userProblems(trx, companyId, kind, form.users) : {}),
  };
  const linkedCompanyId = await linkOf(trx, companyId, { country: country.code, taxId: details.taxId }, form, current);
  if (linkedCompanyId === undefined) fields.linkedCompanyId = { code: 'choice' };
  if (linkedCompanyId === undefined || Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return { kind, country: country.code, details, userIds, linkedCompanyId };
}

function overlay(current: PartnerDetails, form: PartnerChange): PartnerDetails {
  const { name, taxId, address, city, notes, paymentTermDays } = form;
  return {
    name: name ?? current.name,
    taxId: taxId === undefined ? current.taxId : taxId,
    address: address === undefined ? current.address : address,
    city: city === undefined ? current.city : city,
    notes: notes === undefined ? current.notes : notes,
    paymentTermDays: (paymentTermDays === undefined ? current.paymentTermDays : paymentTermDays) ?? null,
    contacts: form.contacts?.map(contactDetails) ?? current.contacts,
    addresses: form.addresses?.map(addressDetails) ?? current.addresses,
  };
}

async function userProblems(trx: Trx, companyId: string, kind: PartnerKind, users: readonly string[]) {
  if (users.length === 0) return {};
  if (!PARTNER_TRAITS[kind].hasUsers) return { users: { code: 'unknown' } };
  const members = await membersAmong(trx, companyId, users);
  const strangers = users.flatMap((user, index) => (members.has(user) ? [] : [[`users.${index}`, { code: 'choice' }]]));
  return Object.fromEntries(strangers) as Record<string, FieldProblem>;
}

/**
 * Only the associated company with the same country and tax id can be linked; undefined for any other. An existing link
 * is kept as long as country and tax id stay the same.
 */
async function linkOf(
  trx: Trx,
  companyId: string,
  { country, taxId }: { readonly country: CountryCode; readonly taxId: string | null },
  form: PartnerChange,
  current: CurrentPartner,
): Promise<string | null | undefined> {
  const moved = country !== current.country || taxId !== current.details.taxId;
  const wanted = form.linkedCompanyId === undefined ? current.linkedCompanyId : form.linkedCompanyId;
  if (wanted === null) return null;
  if (wanted === current.linkedCompanyId && !moved) return wanted;
  const found = taxId ? await findAssociated(trx, { companyId, country, taxId }) : null;
  if (found?.companyId === wanted) return wanted;
  return form.linkedCompanyId === undefined || wanted === current.linkedCompanyId ? null : undefined;
}
