import type { ParsedInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/geofence.calls.ts';
import { FENCE_IMPORT_MAX } from '../contract/geofence.calls.ts';
import { type GeofenceInput, geofenceInput } from '../contract/geofence.shapes.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { fenceProblems } from '../rules/fence-shape.ts';
import { FENCE_SETTINGS, type FenceSettings, type GeoFile } from '../rules/files/geo-file.ts';
import { writeGeoJson, writeKml } from '../rules/files/write-geo-file.ts';
import { freeNames } from '../rules/free-names.ts';
import { presentGeofence } from './geofence.presenter.ts';
import { fencesOf, foldedNames, foldedNamesInUse, insertGeofences } from './geofence.repository.ts';
import { geofenceValues } from './geofence.service.ts';
import { geoReply } from './path-file.service.ts';

type Context = RequestContext<Actor>;
type Body = ParsedInput<typeof calls.importGeofences>['body'];

interface Found {
  readonly name: string | null;
  readonly note: string | null;
  readonly shape: GeofenceInput['shape'];
  readonly settings?: FenceSettings;
}

/** All or none: a fence with a problem stops the whole file, one whose name is taken is left as it is. */
export async function importGeofences(context: Context, { preview, kind }: Body, file: GeoFile) {
  const { trx, actor } = context;
  const found = fencesIn(file);
  if (found.length === 0 || found.length > FENCE_IMPORT_MAX) {
    const code = found.length === 0 ? 'empty' : 'tooManyItems';
    throw routeErrors.unreadableFile({ fields: { file: { code: `file.${code}` } }, facts: { code } });
  }
  const problems = found.flatMap(({ name, shape }, index) => {
    const [problem] = fenceProblems(shape);
    return problem ? [{ name: name ?? `${index + 1}`, code: problem.code }] : [];
  });
  const { fresh, taken } = await named(trx, found);
  const isStored = !preview && problems.length === 0;
  if (isStored) {
    const key = { company_id: companyOf(actor), created_by: actor.userId };
    await insertGeofences(
      trx,
      fresh.map(({ settings, name, note, shape }) => {
        const fence = { ...PLAIN, kind, ...rightSettings(settings), name, shape };
        return { id: createId(), ...key, ...geofenceValues({ ...fence, note: note?.slice(0, TEXT_MAX) ?? null }) };
      }),
    );
    await audit(trx, context, {
      ...{ action: 'routes.importGeofences', entity: 'company', entityId: key.company_id },
      after: { fences: fresh.length },
    });
  }
  const { looksSwapped } = file;
  return {
    found: found.length,
    added: isStored ? fresh.length : 0,
    taken,
    looksSwapped,
    problems: problems.slice(0, 100),
  };
}

const PLAIN = { entryAlarm: false, exitAlarm: false, speedKmh: null, validity: null, color: null };

/** What the file says of a fence, as far as it is right: other programs mean something else by the same words. */
function rightSettings(settings: FenceSettings = {}): Partial<GeofenceInput> {
  return Object.fromEntries(
    FENCE_SETTINGS.flatMap((key) => {
      const parsed = geofenceInput.shape[key].safeParse(settings[key]);
      return parsed.success ? [[key, parsed.data]] : [];
    }),
  );
}

function fencesIn({ shapes, circles, lines }: GeoFile): Found[] {
  return [
    ...shapes.map(({ rings, ...said }) => ({
      ...said,
      shape: { kind: 'polygon' as const, rings: rings.map((ring) => [...ring]) },
    })),
    ...circles.map(({ centre, radiusMeters, ...said }) => ({
      ...said,
      shape: { kind: 'circle' as const, centre, radiusMeters },
    })),
    // A line is a fence only where the file says how wide it is.
    ...lines.flatMap(({ points, halfWidthMeters, ...said }) =>
      halfWidthMeters === null
        ? []
        : [{ ...said, shape: { kind: 'corridor' as const, line: [...points], halfWidthMeters } }],
    ),
  ];
}

/** So long that a number still fits behind it. */
const FILE_NAME_MAX = 190;

/** The fences with names of their own, and the names of those that the company has. */
async function named(trx: Trx, found: readonly Found[]) {
  const names = found.map(({ name }) => name?.slice(0, FILE_NAME_MAX).trim() ?? null);
  const folded = await foldedNames(
    trx,
    names.map((name) => name ?? ''),
  );
  const wanted = names.map((name, nth) => (name === null ? null : { name, folded: folded[nth]! }));
  const given = freeNames(wanted, await foldedNamesInUse(trx));
  return {
    fresh: found.flatMap((fence, nth) => {
      const name = given[nth];
      return name ? [{ ...fence, name }] : [];
    }),
    taken: names.filter((name, nth) => name !== null && given[nth] === null) as string[],
  };
}

export async function exportGeofences(
  { trx }: Context,
  { format }: ParsedInput<typeof calls.exportGeofences>['query'],
) {
  const fences = (await fencesOf(trx)).map((record) => {
    const { name, note, shape, ...fence } = presentGeofence(record);
    const settings = Object.fromEntries(FENCE_SETTINGS.map((key) => [key, fence[key]]));
    return { name, note, settings, ...shape };
  });
  const map = { name: 'geofences', paths: [], fences };
  return geoReply(format === 'kml' ? writeKml(map) : writeGeoJson(map), format, 'geofences');
}
