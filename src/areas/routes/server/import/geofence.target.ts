import { foldWords } from '#areas/imports/rules/fold.ts';
import { defineTarget, type ImportRow, refusedAt } from '#areas/imports/server/index.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { type GeofenceInput, geofenceInput } from '../../contract/geofence.shapes.ts';
import { geofenceImport } from '../../contract/route.imports.ts';
import { takenNames } from '../geofence.repository.ts';
import { createGeofence } from '../geofence.service.ts';
import { readWhere } from './read-where.ts';
import { GEOFENCE_COLUMNS } from './route-columns.ts';

/** Circles by the rules of the form; what else a fence has is as on a new form. */
export const geofenceTarget = defineTarget<GeofenceInput>({
  definition: geofenceImport,
  columns: () => GEOFENCE_COLUMNS,
  read,
  keys: ({ name }) => ({ name: foldWords(name) }),
  judge: async ({ trx }, fences) => {
    const names = fences.map(({ name }) => name);
    const taken = new Set(await takenNames(trx, names));
    return names.map((name) => (taken.has(name) ? refusedAt('name', 'alreadyRegistered') : 'insert'));
  },
  store: async (context, fences) => {
    for (const fence of fences) await createGeofence(context, fence);
  },
});

/** Stand for a position and a radius whose problem is reported already. */
const SOMEWHERE = { lat: 1, lng: 1 };
const SOME_METERS = 100;

function read({ values }: ImportRow) {
  const problems: Record<string, FieldProblem> = {};
  const centre = readWhere(values, problems);
  if (values.radius === undefined) problems.radius = { code: 'required' };
  const parsed = geofenceInput.safeParse({
    ...{ name: values.name ?? '', kind: values.kind ?? null, note: values.note ?? null },
    shape: { kind: 'circle', centre: centre ?? SOMEWHERE, radiusMeters: Number(values.radius ?? SOME_METERS) },
    entryAlarm: values.entryAlarm === 'true',
    exitAlarm: values.exitAlarm === 'true',
    speedKmh: values.speedKmh === undefined ? null : Number(values.speedKmh),
    ...{ validity: null, color: null },
  });
  for (const [path, problem] of Object.entries(parsed.success ? {} : fieldProblems(parsed.error.issues))) {
    problems[columnOf(path, problem)] ??= problem;
  }
  if (!parsed.success || Object.keys(problems).length > 0) return { problems };
  return { record: parsed.data };
}

/** Of a circle either the centre or the radius is wrong. */
function columnOf(path: string, { code }: FieldProblem): string {
  if (!path.startsWith('shape')) return path;
  return code === 'coordinates' ? 'lat' : 'radius';
}
