import { encodeLine } from '#kernel/encoded-line.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';

type Records = Pick<Scene, 'proof' | 'side'>;

const write = <T>({ proof }: Records, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

const own = ({ side }: Records) => ({ company_id: side.company.id, created_by: side.admin.userId });

/** La Paz and Oruro, a little apart for each record. */
export const LINE = [
  { lat: -16.5, lng: -68.15 },
  { lat: -17.2, lng: -67.6 },
  { lat: -17.97, lng: -67.11 },
];

export async function seedPlace(scene: Records, at = LINE[0]!): Promise<string> {
  const id = createId();
  const name = `Lugar ${scene.side.mark} ${fresh()}`;
  await write(scene, (trx) =>
    trx
      .insertInto('place')
      .values({ id, ...own(scene), name, city: scene.side.mark, country_code: 'BO', ...at })
      .execute(),
  );
  return id;
}

export interface SeededRoute {
  readonly id: string;
  readonly loadId: string;
  readonly unloadId: string;
}

export async function seedRoute(scene: Records): Promise<SeededRoute> {
  const [id, loadId, unloadId] = [createId(), await seedPlace(scene), await seedPlace(scene, LINE[2])];
  await write(scene, (trx) =>
    trx
      .insertInto('route')
      .values({
        ...{ id, ...own(scene), load_id: loadId, unload_id: unloadId, currency: 'BOB' },
        name: `Rota ${scene.side.mark} ${fresh()}`,
      })
      .execute(),
  );
  return { id, loadId, unloadId };
}

export interface SeededPath extends SeededRoute {
  readonly pathId: string;
  readonly versionId: string;
}

export async function seedPath(scene: Records): Promise<SeededPath> {
  const route = await seedRoute(scene);
  const [pathId, versionId] = [createId(), createId()];
  const name = `Caminho ${scene.side.mark}`;
  const line = encodeLine(LINE);
  await write(scene, async (trx) => {
    await trx
      .insertInto('route_path')
      .values({
        ...{ id: pathId, ...own(scene), route_id: route.id, name, kind: 'usual', is_usual: true, position: 1 },
        version_id: versionId,
      })
      .execute();
    await trx
      .insertInto('route_path_version')
      .values({
        ...{ id: versionId, ...own(scene), path_id: pathId, number: 1, route_name: 'Rota', path_name: name },
        ...{ line, levels: [line, line, line], points: LINE.length, meters: 200_000, expected_minutes: 240 },
        ...{ source: 'drawn', corridor_meters: 500, fence_ids: [] },
      })
      .execute();
  });
  return { ...route, pathId, versionId };
}

export async function seedGeofence(scene: Records): Promise<string> {
  const id = createId();
  const centre = LINE[1]!;
  const box = { west: centre.lng - 0.01, east: centre.lng + 0.01, south: centre.lat - 0.01, north: centre.lat + 0.01 };
  await write(scene, (trx) =>
    trx
      .insertInto('geofence')
      .values({
        ...{ id, ...own(scene), name: `Cerca ${scene.side.mark} ${fresh()}`, kind: 'danger', ...box },
        shape: JSON.stringify({ kind: 'circle', centre, radiusMeters: 800 }),
      })
      .execute(),
  );
  return id;
}

/** A trip that ended between the places of the route, with what its driver's phone reported. */
export async function addTrack(scene: Records, orderId: string): Promise<void> {
  const now = scene.proof.app.services.now().getTime();
  const at = (nth: number) => new Date(now - (20 - nth) * 600_000);
  await write(scene, async (trx) => {
    await trx
      .updateTable('load_order')
      .set({
        started_at: at(0),
        finished_at: at(20),
        origin: JSON.stringify({ cityId: 'x', cityName: 'La Paz', ...LINE[0] }),
        destination: JSON.stringify({ cityId: 'y', cityName: 'Oruro', ...LINE[2] }),
      })
      .where('id', '=', orderId)
      .execute();
    await trx
      .insertInto('position')
      .values(
        Array.from({ length: 20 }, (_, nth) => ({
          ...{
            tracker_id: orderId,
            company_id: scene.side.company.id,
            order_id: orderId,
            at: at(nth),
            source: 'driver',
            speed_kmh: 60,
          },
          lat: LINE[0]!.lat + ((LINE[2]!.lat - LINE[0]!.lat) * nth) / 19,
          lng: LINE[0]!.lng + ((LINE[2]!.lng - LINE[0]!.lng) * nth) / 19,
        })),
      )
      .execute();
  });
}
