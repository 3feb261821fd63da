import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import type { Country } from '#countries/country-type.ts';
import { withRequired } from '#countries/rule.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import type { ContactDetails, PartnerDetails } from './partner-details.ts';
import { PARTNER_TRAITS, type PartnerKind } from './partner-kind.ts';

export interface PartnerReading {
  /** With every number in its stored form. */
  readonly details: PartnerDetails;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** Parses a form by the rules of the partner's country, so that server and screen report the same problems. */
export function readPartner(kind: PartnerKind, country: Country, given: PartnerDetails): PartnerReading {
  const reader = new FieldReader(country);
  const taxIdRule = withRequired(country.taxId.company, PARTNER_TRAITS[kind].needsTaxId);
  const details: PartnerDetails = {
    ...given,
    name: reader.text('name', withRequired(country.businessName, true), given.name) ?? '',
    taxId: reader.text('taxId', taxIdRule, given.taxId ?? ''),
    contacts: given.contacts.map((contact, index) => readContact(reader, contact, `contacts.${index}`)),
  };
  return { details, problems: { ...repeatedContacts(details.contacts), ...reader.problems } };
}

function readContact(reader: FieldReader, contact: ContactDetails, path: string): ContactDetails {
  const { countryCode, phone } = reader.phone(
    { countryCode: `${path}.countryCode`, phone: `${path}.phone` },
    { countryCode: contact.countryCode, phone: contact.phone },
  );
  return { ...contact, countryCode, phone };
}

/** A contact entered twice is found by mail or phone; the problem is reported at the later entry. */
function repeatedContacts(contacts: readonly ContactDetails[]): Record<string, FieldProblem> {
  const seen = new Set<string>();
  const problems: Record<string, FieldProblem> = {};
  contacts.forEach(({ email, countryCode, phone }, index) => {
    const keys = {
      email: email && `mail ${email}`,
      phone: phone && `phone ${countryCode} ${phone}`,
    };
    for (const [field, key] of Object.entries(keys)) {
      if (!key) continue;
      if (seen.has(key)) problems[`contacts.${index}.${field}`] = { code: 'alreadyRegistered' };
      seen.add(key);
    }
  });
  return problems;
}
