import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geofenceInput } from '#areas/routes/contract/geofence.shapes.ts';
import type { Checkpoint } from '#areas/routes/contract/path.shapes.ts';
import { type FenceShape, fenceProblems } from '#areas/routes/rules/fence-shape.ts';
import { type Line, measure, nearestOn } from '#areas/routes/rules/line.ts';
import { FENCE_KINDS, FENCE_SHAPES, PATH_KINDS } from '#areas/routes/rules/route-limits.ts';
import { COUNTRIES } from '#countries/country.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { isPlace, type Position } from '#kernel/position.ts';
import type { TestApp } from '#testing/test-app.ts';
import { LOADING_MS, startDemoApp } from './demo.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, LOADING_MS);
afterAll(() => app.close());

async function rows<T>(statement: string): Promise<T[]> {
  return app.services.database.asPlatform(async (trx) => (await sql.raw<T>(statement).execute(trx)).rows);
}

describe('the routes of the demo', () => {
  it('are sixty with ninety paths, four hundred checkpoints and 150 fences, in all countries', async () => {
    const [found] = await rows<Record<string, number>>(`select
      (select count(*) from place where company_address_id is null)::int as places, (select count(*) from route)::int as routes,
      (select count(*) from route_path)::int as paths, (select count(*) from geofence)::int as fences,
      (select sum(jsonb_array_length(v.checkpoints)) from route_path p join route_path_version v on v.id = p.version_id)::int as checkpoints,
      (select count(distinct c.country_code) from route r join company c on c.id = r.company_id)::int as countries`);
    expect(found?.places).toBeGreaterThanOrEqual(120);
    expect(found?.routes).toBeGreaterThanOrEqual(60);
    expect(found?.paths).toBeGreaterThanOrEqual(90);
    expect(found?.checkpoints).toBeGreaterThanOrEqual(400);
    expect(found?.fences).toBe(150);
    expect(found?.countries).toBe(COUNTRIES.length);
  });

  it('show every kind of path and fence, several versions, and alarms of three characters', async () => {
    const [found] = await rows<Record<string, string[] | number>>(`select
      (select array_agg(distinct kind) from route_path) as paths, (select array_agg(distinct kind) from geofence) as fences,
      (select array_agg(distinct shape_kind) from geofence) as shapes, (select array_agg(distinct source) from route_path_version) as sources,
      (select max(number) from route_path_version) as versions, (select count(*) from route_path where alarms <> '{}')::int as own,
      (select count(*) from geofence where path_count = 0)::int as loose,
      (select count(distinct coalesce(a.alarms, '{}')) from company c left join company_alarms a on a.company_id = c.id)::int as characters`);
    const sorted = (list: unknown) => (list as string[]).toSorted();
    expect(sorted(found?.paths)).toEqual(PATH_KINDS.toSorted());
    expect(sorted(found?.fences)).toEqual(FENCE_KINDS.toSorted());
    expect(sorted(found?.shapes)).toEqual(FENCE_SHAPES.toSorted());
    expect(sorted(found?.sources)).toEqual(['drawn', 'driven', 'estimate', 'file']);
    expect([found?.versions, found?.characters]).toEqual([3, 3]);
    expect(found?.own).toBeGreaterThan(10);
    expect(found?.loose).toBeLessThan(15);
  });

  it('have lines on the earth, and every checkpoint beside them in the order of the way', async () => {
    const versions = await rows<{ name: string; line: string; checkpoints: (Checkpoint & { meters: number })[] }>(
      `select route_name || ' ' || path_name as name, line, checkpoints from route_path_version`,
    );
    for (const { name, line, checkpoints } of versions) {
      const points = decodeLine(line) ?? [];
      expect(points.length > 1 && points.every(isPlace), name).toBe(true);
      const measured = measure(points);
      const far = checkpoints.filter((one) => nearestOn(measured, one).offMeters > one.radiusMeters);
      expect(far, name).toEqual([]);
      const meters = checkpoints.map((one) => one.meters);
      expect(meters, name).toEqual(meters.toSorted((a, b) => a - b));
    }
  });

  it('have fences that could be saved again', async () => {
    const fences = await rows<
      { shape: FenceShape } & Record<string, unknown>
    >(`select name, shape, kind, color, note, validity,
      entry_alarm as "entryAlarm", exit_alarm as "exitAlarm", speed_kmh as "speedKmh" from geofence`);
    expect(fences.filter(({ shape }) => fenceProblems(shape).length > 0)).toEqual([]);
    for (const fence of fences) expect(geofenceInput.safeParse(fence).error, String(fence.name)).toBeUndefined();
  });
});

interface Track {
  readonly code: string;
  readonly line: string;
  readonly corridor: number;
  readonly seen: readonly (Position & { readonly speed: number })[];
}

const tracks = (condition: string) =>
  rows<Track>(`select o.code, v.line, v.corridor_meters as corridor,
      json_agg(json_build_object('lat', t.lat, 'lng', t.lng, 'speed', t.speed_kmh) order by t.at) as seen
    from load_order o join route_path_version v on v.id = ${condition}
    join position t on t.order_id = o.id
    group by 1, 2, 3, o.company_id`);

const offOf = ({ line, seen }: Track) => {
  const measured = measure(decodeLine(line) as Line);
  return seen.map((at) => nearestOn(measured, at).offMeters);
};

describe('the trucks of the demo', () => {
  it('are on their paths, but for one or two', async () => {
    const onTheRoad = await tracks('o.path_version_id and o.status = 2');
    // How many are on the road depends on the hour.
    expect(onTheRoad.length).toBeGreaterThan(40);
    const astray = onTheRoad.filter((track) => offOf(track).at(-1)! > track.corridor);
    expect(astray.length).toBeGreaterThanOrEqual(1);
    expect(astray.length).toBeLessThanOrEqual(2);
  });

  it('drove twenty trips on each of ten paths, most of them without leaving it', async () => {
    const paths = await rows<{ name: string; trips: number; positions: number }>(`select v.route_name as name,
        count(distinct o.id)::int as trips, count(*)::int / count(distinct o.id)::int as positions
      from load_order o join position t on t.order_id = o.id
      join route_path p on p.id = o.path_id join route_path_version v on v.id = p.version_id
      where o.finished_at is not null group by p.id, 1`);
    expect(paths.filter(({ trips }) => trips >= 20)).toHaveLength(10);
    for (const { name, positions } of paths) expect(positions, name).toBeGreaterThan(80);
    const driven = await tracks(
      '(select p.version_id from route_path p where p.id = o.path_id) and o.finished_at is not null',
    );
    const left = driven.filter((track) => Math.max(...offOf(track)) > track.corridor + 500).length / driven.length;
    expect(left).toBeGreaterThan(0.05);
    expect(left).toBeLessThan(0.3);
    const fast = driven.filter(({ seen }) => seen.some(({ speed }) => speed > 90)).length / driven.length;
    expect(fast).toBeGreaterThan(0.05);
    expect(fast).toBeLessThan(0.4);
  });
});
