import type { ParsedInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/geofence.calls.ts';
import { FENCE_IMPORT_MAX } from '../contract/geofence.calls.ts';
import type { GeofenceInput } from '../contract/geofence.shapes.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { fenceProblems } from '../rules/fence-shape.ts';
import type { GeoFile } from '../rules/files/geo-file.ts';
import { writeGeoJson, writeKml } from '../rules/files/write-geo-file.ts';
import { freeNames } from '../rules/free-names.ts';
import { fencesOf, foldedNames, foldedNamesInUse, insertGeofences } from './geofence.repository.ts';
import { geofenceValues } from './geofence.service.ts';
import { geoReply } from './path-file.service.ts';

type Context = RequestContext<Actor>;
type Body = ParsedInput<typeof calls.importGeofences>['body'];

interface Found {
  readonly name: string | null;
  readonly note: string | null;
  readonly shape: GeofenceInput['shape'];
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
      fresh.map((fence) => ({ id: createId(), ...key, ...geofenceValues({ ...PLAIN, ...fence, kind }) })),
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

function fencesIn({ shapes, circles, lines }: GeoFile): Found[] {
  return [
    ...shapes.map(({ name, note, rings }) => ({
      ...{ name, note },
      shape: { kind: 'polygon' as const, rings: rings.map((ring) => [...ring]) },
    })),
    ...circles.map(({ name, note, centre, radiusMeters }) => ({
      ...{ name, note },
      shape: { kind: 'circle' as const, centre, radiusMeters },
    })),
    // A line is a fence only where the file says how wide it is.
    ...lines.flatMap(({ name, note, points, halfWidthMeters }) =>
      halfWidthMeters === null
        ? []
        : [{ name, note, shape: { kind: 'corridor' as const, line: [...points], halfWidthMeters } }],
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
  const fences = (await fencesOf(trx)).map(({ name, note, shape }) => ({ name, note, ...shape }));
  const map = { name: 'geofences', paths: [], fences };
  return geoReply(format === 'kml' ? writeKml(map) : writeGeoJson(map), format, 'geofences');
}
