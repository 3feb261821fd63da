import { seedVehicle } from '#areas/fleet/proof/vehicle-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import * as calls from '../contract/live.calls.ts';

/** A truck of the own fleet with a device, which everybody sees who may see the map. */
async function seedTrackedTruck(scene: Scene): Promise<string> {
  const { id } = await seedVehicle(scene, 'ownTruck');
  await scene.proof.app.services.database.asPlatform((trx) =>
    trx.updateTable('vehicle').set({ gps_device_id: createId() }).where('id', '=', id).execute(),
  );
  return id;
}

export const liveExamples: readonly Example[] = [
  example(calls.followTrucks, 'none', () => ({})),
  example(calls.readTrucks, 'none', () => ({})),
  example(calls.readTruck, 'refused', async (scene) => ({ params: { vehicleId: await seedTrackedTruck(scene) } })),
  example(calls.readTrails, 'harmless', async (scene) => ({ query: { vehicles: await seedTrackedTruck(scene) } })),
  example(calls.readPaths, 'none', () => ({ query: { within: '-70,-20,-60,-10' } })),
  example(calls.readFreeTrucks, 'none', () => ({ query: { lat: -17.5, lng: -63.5 } })),
];
