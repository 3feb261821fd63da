import { COUNTRY_FIELD } from '#areas/imports/rules/country-column.ts';
import { foldWords } from '#areas/imports/rules/fold.ts';
import { defineTarget, type ImportContext, type ImportRow, refusedAt } from '#areas/imports/server/index.ts';
import { isCountryCode } from '#countries/country.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { currentCities } from '#platform/places/current-cities.ts';
import { type PlaceInput, placeInput } from '../../contract/place.shapes.ts';
import { placeImport } from '../../contract/route.imports.ts';
import { PLACE_MINUTES, PLACE_RADIUS_METERS, type PlaceUse, usedFor } from '../../rules/route-limits.ts';
import { takenPlaceNames } from '../place.repository.ts';
import { createPlace } from '../place.service.ts';
import { readWhere } from './read-where.ts';
import { PLACE_COLUMNS } from './route-columns.ts';

interface PlaceLine {
  readonly form: PlaceInput;
  /** Of the line; otherwise the position decides. */
  readonly country: string | undefined;
}

/** The columns by the paths of the form; the others have the names of their fields. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  'fence.radiusMeters': 'radius',
  cityName: 'city',
  forLoad: 'use',
};

/** Places by the rules of the form, each with a circle around it. */
export const placeTarget = defineTarget<PlaceLine>({
  definition: placeImport,
  columns: () => PLACE_COLUMNS,
  read,
  keys: ({ form }) => ({ name: foldWords(form.name) }),
  judge: async ({ trx }, lines) => {
    const names = lines.map(({ form }) => form.name);
    const taken = new Set(await takenPlaceNames(trx, names));
    return names.map((name) => (taken.has(name) ? refusedAt('name', 'alreadyRegistered') : 'insert'));
  },
  store: async (context, lines) => {
    for (const line of lines) await createPlace(context, await withCity(context, line));
  },
});

/** Stands for a position whose problem is reported already. */
const SOMEWHERE = { lat: 1, lng: 1 };

function read({ values }: ImportRow) {
  const problems: Record<string, FieldProblem> = {};
  const at = readWhere(values, problems);
  const parsed = placeInput.safeParse({
    ...{ name: values.name ?? '', address: values.address ?? null, cityId: null, cityName: values.city ?? null },
    ...{ countryCode: null, ...(at ?? SOMEWHERE) },
    fence: { kind: 'circle', radiusMeters: Number(values.radius ?? PLACE_RADIUS_METERS.default) },
    expectedMinutes: Number(values.expectedMinutes ?? PLACE_MINUTES.default),
    ...usedFor((values.use ?? 'both') as PlaceUse),
  });
  for (const [path, problem] of Object.entries(parsed.success ? {} : fieldProblems(parsed.error.issues))) {
    const column = COLUMN_OF[path] ?? path;
    // Both limits of a radius are said at once, with their units.
    problems[column] ??= column === 'radius' ? { code: 'radius' } : problem;
  }
  if (!parsed.success || Object.keys(problems).length > 0) return { problems };
  return { record: { form: parsed.data, country: values[COUNTRY_FIELD] } };
}

/** The country of the position counts where the line says none; a city that it does not know keeps its name. */
async function withCity({ trx }: ImportContext, { form, country }: PlaceLine): Promise<PlaceInput> {
  const cities = await currentCities(trx);
  const code = country ?? cities.nearest(form).country;
  const countryCode = isCountryCode(code) ? code : null;
  const called = form.cityName === null ? undefined : cities.called(form.cityName, code);
  const city = called?.country === code ? { cityId: called.id, cityName: called.name } : {};
  return { ...form, ...city, countryCode };
}
