import type { ProfileInput } from '#areas/companies/contract/company.calls.ts';
import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import { countryOrDefault } from '#countries/country.ts';
import { isZoneOf } from '#countries/time-zone.ts';
import { NO_AGREEMENT } from './company.presenter.ts';
import type { CompanyRecord, CompanyValues } from './company.repository.ts';

type Before = Pick<CompanyRecord, 'country_code' | 'tax_id' | 'agreement_data'>;

/**
 * The columns a profile form changes, read by the rules of the country the company will have. Fields that were not sent
 * are left out; a tax id that was not sent is still checked again when the country changes.
 */
export function profileValues(input: ProfileInput, before: Before, countryCode = before.country_code): CompanyValues {
  const country = countryOrDefault(countryCode);
  const reader = new FieldReader(country);
  const moved = countryCode !== before.country_code;
  const taxId = moved && input.taxId === undefined ? before.tax_id : input.taxId;
  const values: CompanyValues = {
    country_code: moved ? countryCode : undefined,
    company_name: reader.text('companyName', country.businessName, input.companyName) ?? undefined,
    tax_id: reader.text('taxId', country.taxId.company, taxId),
    address: input.address,
    url_agreement: input.urlAgreement,
    type_operation_id: input.typeOperation?._id,
    automatic_assignment: input.automaticAssignment,
    time_zone: reader.choice('timeZone', (zone) => isZoneOf(country, zone), input.timeZone),
    late_tolerance_minutes: input.lateToleranceMinutes,
    payment_term_days: input.paymentTermDays,
    ...referenceValues(reader, input.reference, country.referenceContact),
    ...agreementValues(reader, input.agreementData, before, country.businessName),
  };
  reader.settle();
  return withoutUndefined(values);
}

type Rule = Parameters<FieldReader['text']>[1];

function referenceValues(reader: FieldReader, given: ProfileInput['reference'], rule: Rule): CompanyValues {
  if (!given) return {};
  const { countryCode, phone } = reader.phone(
    { countryCode: 'reference.countryCode', phone: 'reference.referencePhone' },
    { countryCode: given.countryCode ?? null, phone: given.referencePhone ?? null },
    'reference',
  );
  return {
    reference_person: reader.text('reference.referencePerson', rule, given.referencePerson ?? null),
    reference_country_code: countryCode,
    reference_phone: phone,
    reference_email: given.referenceEmail ?? null,
  };
}

function agreementValues(
  reader: FieldReader,
  given: ProfileInput['agreementData'],
  before: Before,
  rule: Rule,
): CompanyValues {
  if (!given) return {};
  const businessName = reader.text('agreementData.businessName', rule, given.businessName);
  const agreement = {
    ...NO_AGREEMENT,
    ...(before.agreement_data as object),
    ...withoutUndefined({ ...given, businessName }),
  };
  return { agreement_data: JSON.stringify(agreement) };
}

export function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
