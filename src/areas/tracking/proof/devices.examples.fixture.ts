import { seedVehicle } from '#areas/fleet/proof/vehicle-records.fixture.ts';
import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import { seedOrder } from '#areas/load-orders/proof/order-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import * as calls from '../contract/device.calls.ts';
import { deviceImport } from '../contract/device.imports.ts';
import { deviceList } from '../contract/device.list.ts';
import * as settings from '../contract/device-settings.calls.ts';
import { checkGps } from '../contract/gps-check.calls.ts';

/** A device whose name and identifier contain the marker of the company. */
export async function seedDevice({ proof, side }: Scene, claimedProtocol: 'gt06' | null = null) {
  const id = createId();
  const identifier = `${side.mark} ${id}`.slice(0, 64);
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('device')
      .values({
        ...{ id, company_id: side.company.id, identifier, name: `Equipo ${side.mark}`, kind: 'hardware' },
        claimed_protocol: claimedProtocol,
      })
      .execute(),
  );
  return { id, identifier };
}

/** Two companies claim one number; the caller grants it to the first. */
async function seedDispute({ proof, side }: Scene): Promise<string> {
  const identifier = createId();
  const other = await proof.app.world.company();
  const [id, otherId] = [createId(), createId()];
  const claim = { identifier, kind: 'hardware', claimed_protocol: 'gt06' } as const;
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('device')
      .values([
        { ...claim, id, company_id: side.company.id },
        { ...claim, id: otherId, company_id: other.id },
      ])
      .execute(),
  );
  return id;
}

const params = async (scene: Scene) => ({ id: (await seedDevice(scene)).id });
const form = () => ({ identifier: createId(), name: null, kind: 'hardware' as const });
const NOTHING = {
  ...{ intervalSeconds: null, silenceMinutes: null, maxSpeedKmh: null },
  ...{ maxAccuracyM: null, tripDays: null, offTripDays: null },
};
const ACROSS = { open: 'the platform decides about devices of every company' } as const;

export const devicesExamples: readonly Example[] = [
  ...listExamples(deviceList, 'plates'),
  ...importExamples(deviceImport, () => ({ Identificador: createId(), Tipo: 'Celular' })),
  example(calls.createDevice, 'none', () => ({ body: form() })),
  example(calls.updateDevice, 'refused', async (scene) => ({
    params: await params(scene),
    body: { ...form(), version: 1 },
  })),
  example(calls.rotateDeviceSecret, 'refused', async (scene) => ({ params: await params(scene) })),
  example(calls.toggleDevice, 'refused', async (scene) => ({ params: await params(scene), body: { enabled: false } })),
  example(calls.linkDevice, 'refused', async (scene) => ({
    params: await params(scene),
    body: { transportUnitId: (await seedVehicle(scene, 'ownTruck')).id },
  })),
  example(calls.removeDevice, 'refused', async (scene) => ({ params: await params(scene) })),
  example(calls.readDevice, 'refused', async (scene) => ({ params: await params(scene) })),
  example(calls.readDeviceMessages, 'refused', async (scene) => ({ params: await params(scene) })),
  example(calls.readDeviceHealth, 'refused', async (scene) => ({ params: await params(scene) })),
  example(calls.readDeviceTrips, 'refused', async (scene) => ({ params: await params(scene) })),
  example(calls.readDeviceAlerts, 'refused', async (scene) => ({ params: await params(scene) })),
  example(calls.readDeviceHistory, 'refused', async (scene) => ({ params: await params(scene), query: {} })),
  example(settings.readGpsSettings, 'none', () => ({})),
  // Each kind of caller saves the same settings of its company once more, so the version is the one that is there.
  example(settings.saveGpsSettings, 'none', async ({ proof, side }) => ({
    params: { kind: 'hardware' as const },
    body: { ...NOTHING, version: await versionOf(proof, 'gps_settings', side.company.id) },
  })),
  example(settings.saveGpsRequirement, 'none', async ({ proof, side }) => ({
    body: { requiresGps: false, version: await versionOf(proof, 'tracking_settings', side.company.id) },
  })),
  example(settings.readDisputes, 'none', () => ({})),
  example(settings.grantClaim, ACROSS, async (scene) => ({ body: { deviceId: await seedDispute(scene) } })),
  example(checkGps, 'refused', async (scene) => ({
    query: {
      orderId: (await seedOrder(scene)).id,
      transportUnitId: (await seedVehicle(scene, 'ownTruck')).id,
    },
  })),
];

async function versionOf(
  { app }: Scene['proof'],
  table: 'gps_settings' | 'tracking_settings',
  companyId: string,
): Promise<number> {
  const row = await app.services.database.asPlatform((trx) =>
    trx.selectFrom(table).select('version').where('company_id', '=', companyId).executeTakeFirst(),
  );
  return row?.version ?? 0;
}
