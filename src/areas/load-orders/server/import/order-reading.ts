import type { RowValues } from '#areas/imports/rules/import-column.ts';
import type { Problems } from '#areas/imports/server/index.ts';
import { IMPORTED_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { fromCells } from '#kernel/field-mapping.ts';
import { type Field, pathOf } from '#kernel/fields.ts';
import type { Trx } from '#platform/db/database.ts';
import type { CityCalled } from '#platform/places/city-names.ts';
import { currentCities } from '#platform/places/current-cities.ts';

/** A time as people write it: 8:30, 08:30, 8h30, 8. */
const HOUR = /^([01]?\d|2[0-3])(?:[:h.]([0-5]\d))?(?::[0-5]\d)?h?$/i;

export function readHour(text: string | undefined): string | undefined | FieldProblem {
  if (text === undefined) return undefined;
  const [, hour, minute = '00'] = HOUR.exec(text.trim()) ?? [];
  return hour === undefined ? { code: 'time' } : `${hour.padStart(2, '0')}:${minute}`;
}

/** Both times of a line, and their problems. */
export function readHours(values: RowValues) {
  const problems: Record<string, FieldProblem> = {};
  const read = (field: 'loadingHour' | 'deliveryHour') => {
    const hour = readHour(values[field]);
    if (typeof hour === 'object') problems[field] = hour;
    return typeof hour === 'string' ? hour : undefined;
  };
  return { loadingHour: read('loadingHour'), deliveryHour: read('deliveryHour'), problems };
}

export interface NamedPlace {
  readonly city: string;
  readonly address: string | undefined;
  readonly country: CountryCode;
}

/** Places by the names of their cities; an unknown city is reported at its column. */
export async function placeReader(trx: Trx) {
  const { called } = await currentCities(trx);
  return (field: string, place: NamedPlace, problems: Record<string, FieldProblem>): Place | undefined => {
    const found = placeOf(called, place);
    if (!found) problems[field] = { code: 'choice' };
    return found;
  };
}

function placeOf(called: CityCalled, { city: name, address, country }: NamedPlace): Place | undefined {
  const city = called(name, country);
  return (
    city && {
      cityId: city.id,
      cityName: city.name,
      countryCode: city.country as CountryCode,
      address: address ?? null,
      reference: null,
      lat: city.lat,
      lng: city.lng,
      category: null,
      warehouseId: null,
    }
  );
}

/** Problems of the form's fields, reported at the columns of the file. */
export function atColumns(problems: Problems, columns: Readonly<Record<string, string>>): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const around = Object.keys(columns).filter((path) => field === path || field.startsWith(`${path}.`));
      const nearest = around.sort((one, other) => other.length - one.length)[0];
      return [columns[nearest ?? ''] ?? field, problem];
    }),
  );
}

type ImportedField = keyof typeof IMPORTED_FIELDS;
interface ImportedLine extends Field {
  readonly imported: string;
}
const LINES = Object.entries<ImportedLine>(IMPORTED_FIELDS).map(([name, field]) => ({
  ...field,
  path: pathOf(name, field),
}));

/** The columns of the file by form path; a missing key is reported for the object that contains it. */
export const IMPORTED_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  LINES.flatMap(({ path, imported, key }) => [
    [path.join('.'), imported],
    ...(key ? [[path.slice(0, -1).join('.'), imported]] : []),
  ]),
);

/** The part of a form that a line fills; values the line leaves out stay out, so that an update keeps them. */
export function formFrom(values: RowValues, names: readonly ImportedField[]): Record<string, unknown> {
  return fromCells(IMPORTED_FIELDS, (name) =>
    names.includes(name) ? values[IMPORTED_FIELDS[name].imported] : undefined,
  );
}
