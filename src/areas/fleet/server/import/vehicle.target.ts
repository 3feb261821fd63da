import { POLICY_NUMBER } from '#areas/documents/rules/document-dates.ts';
import { type NewVehicleInput, newVehicleShape } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { readVehicle } from '#areas/fleet/rules/read-vehicle.ts';
import { VEHICLE_FIELDS, type VehicleDetails } from '#areas/fleet/rules/vehicle-fields.ts';
import { fleetOf, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import type { RowValues } from '#areas/imports/rules/import-column.ts';
import { defineTarget, type ImportRow, type ImportTarget, type Problems } from '#areas/imports/server/index.ts';
import type { Country } from '#countries/country-type.ts';
import { isOwnKey } from '#kernel/catalogue.ts';
import { fromCells } from '#kernel/field-mapping.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { vehicleMapping } from '../parsed-vehicle.ts';
import { importVehicles, judgeVehicles } from './import-vehicles.ts';
import { columnOf, judgeNamed, type WithCompany, withCompanies } from './transport-company.ts';
import { EXPIRY_FIELDS, expiriesIn, vehicleColumns } from './vehicle-columns.ts';

/** Trucks or semitrailers of the own fleet, identified by country and plate; existing ones are updated. */
export function vehicleTarget(definition: ImportDefinition, kind: VehicleKind): ImportTarget {
  const fleet = fleetOf('own', kind);
  return defineTarget<WithCompany<NewVehicleInput>>({
    definition,
    columns: (country) => vehicleColumns(kind, country),
    read: (row, { today }) => read(kind, row, Number(today.slice(0, 4))),
    keys: ({ form }) => ({ plate: `${form.countryId} ${form.plate}` }),
    judge: (context, records) => judgeNamed(context, records, (forms) => judgeVehicles(context, fleet, forms)),
    store: async (context, records) => {
      const forms = await withCompanies(context, records);
      await importVehicles(
        context,
        fleet,
        forms.flatMap((form) => form ?? []),
      );
    },
  });
}

function read(kind: VehicleKind, { country, values }: ImportRow, thisYear: number) {
  const reading = readVehicle(kind, country, detailsOf(values), thisYear, isOwnKey);
  const parsed = newVehicleShape.safeParse(formOf(country, values, reading.details));
  const problems = Object.entries({
    ...(parsed.success ? {} : fieldProblems(parsed.error.issues)),
    ...reading.problems,
    ...unknownDocuments(kind, country, values),
  });
  if (!parsed.success || problems.length > 0) {
    return { problems: Object.fromEntries(problems.map(([field, problem]) => [columnOf(field), problem])) };
  }
  return { record: { form: parsed.data, transportCompany: values.transportCompany } };
}

function detailsOf(values: RowValues): VehicleDetails {
  const typeDocumentRuat = values.typeDocumentRuat?.toUpperCase() ?? null;
  return vehicleMapping.over(null, { ...fromCells(VEHICLE_FIELDS, (name) => values[name]), typeDocumentRuat });
}

/** A date needs a document in the checklist of the country, otherwise it cannot be stored. */
function unknownDocuments(kind: VehicleKind, country: Country, values: RowValues): Problems {
  const known = expiriesIn(country, kind);
  const unknown = EXPIRY_FIELDS.filter((field) => values[field] !== undefined && !known.has(field));
  return Object.fromEntries(unknown.map((field) => [field, { code: 'unknown' }]));
}

/** Numbers in their stored form. Empty cells are left out, so that an update keeps the stored value. */
function formOf(country: Country, values: RowValues, details: VehicleDetails) {
  const { plate, typeId, features, ...given } = details;
  const filled = Object.entries(features).filter(([, value]) => value !== null);
  const documents = [...EXPIRY_FIELDS, POLICY_NUMBER].flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    countryId: country.code,
    plate,
    typeId,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
    ...(filled.length > 0 ? { features: Object.fromEntries(filled) } : {}),
    ...Object.fromEntries(documents),
  };
}
