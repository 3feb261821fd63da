import { type NewDriverInput, newDriverShape } from '#areas/fleet/contract/driver-input.shapes.ts';
import { DRIVER_FIELDS, type DriverDetails } from '#areas/fleet/rules/driver-fields.ts';
import { readDriver } from '#areas/fleet/rules/read-driver.ts';
import { foldWords } from '#areas/imports/rules/fold.ts';
import type { RowValues } from '#areas/imports/rules/import-column.ts';
import { defineTarget, type ImportMoment, type ImportRow } from '#areas/imports/server/index.ts';
import type { Country } from '#countries/country-type.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';
import { fromCells } from '#kernel/field-mapping.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { carrierImport } from '../../contract/fleet.imports.ts';
import { driverMapping } from '../parsed-driver.ts';
import { driverColumns } from './driver-columns.ts';
import { importDrivers, judgeDrivers } from './import-drivers.ts';
import { columnOf, judgeNamed, type WithCompany, withCompanies } from './transport-company.ts';

/** Imported drivers always belong to the own fleet, whose list offers the import. */
const MARKET = 'own';

/** Drivers of the own fleet, identified by their identity document; existing ones are updated. */
export const driverTarget = defineTarget<WithCompany<NewDriverInput>>({
  definition: carrierImport,
  columns: driverColumns,
  read,
  keys: ({ form }) => ({
    documentId: form.documentId
      ? `${form.countryId} ${form.typeDocumentId} ${splitDocumentId(form.documentId).number}`
      : null,
    driverLicense: `${form.countryId} ${form.driverLicense}`,
    phone: `${form.countryCode} ${form.phone}`,
  }),
  judge: (context, records) => judgeNamed(context, records, (forms) => judgeDrivers(context, MARKET, forms)),
  store: async (context, records) => {
    const forms = await withCompanies(context, records);
    await importDrivers(
      context,
      MARKET,
      forms.flatMap((form) => form ?? []),
    );
  },
});

function read({ country, values }: ImportRow, { today }: ImportMoment) {
  const reading = readDriver(country, detailsOf(country, values), today);
  const parsed = newDriverShape.safeParse(formOf(country, values, reading.details));
  const problems = Object.entries({
    ...(parsed.success ? {} : fieldProblems(parsed.error.issues)),
    ...reading.problems,
  });
  if (!parsed.success || problems.length > 0) {
    return { problems: Object.fromEntries(problems.map(([field, problem]) => [columnOf(field), problem])) };
  }
  return { record: { form: parsed.data, transportCompany: values.transportCompany } };
}

/** The values of the file as a form would send them. */
function detailsOf(country: Country, values: RowValues): DriverDetails {
  const { documentId, documentState } = values;
  const number = documentId ?? '';
  return driverMapping.over(null, {
    ...fromCells(DRIVER_FIELDS, (name) => values[name]),
    countryCode: values.countryCode?.replace(/\D/g, '') || null,
    typeDocumentId: documentTypeIn(country, values.typeDocumentId),
    documentId: number && documentState ? joinDocumentId({ number, state: documentState }) : number || null,
    driverLicenseCategory: spelt(country.licenceCategories, values.driverLicenseCategory) ?? null,
  });
}

/** Countries with a single document type need no type in the file. */
function documentTypeIn({ personalDocuments }: Country, word: string | undefined): string {
  const types = personalDocuments.map(({ type }) => type);
  if (word === undefined) return types.length === 1 ? types[0]! : '';
  return spelt(types, word) ?? word;
}

/** The stored option, ignoring case, accents and signs; an unknown word is left for the rules to refuse. */
function spelt(options: readonly string[], word: string | undefined): string | undefined {
  return options.find((option) => foldWords(option) === foldWords(word ?? '')) ?? word;
}

/** Numbers in their stored form. Empty cells are left out, so that an update keeps the stored value. */
function formOf(country: Country, values: RowValues, details: DriverDetails) {
  const { transportCompany, documentState, documentIdExpirationDate, driverLicenseExpirationDate, ...named } = values;
  const { securityIssuedDate, securityExpirationDate } = values;
  const dates = { documentIdExpirationDate, driverLicenseExpirationDate, securityIssuedDate, securityExpirationDate };
  const filled = Object.entries(details).filter(([field]) => named[field] !== undefined);
  return {
    ...dates,
    ...Object.fromEntries(filled),
    countryId: country.code,
    countryCode: details.countryCode ?? undefined,
    typeDocumentId: details.typeDocumentId,
  };
}
