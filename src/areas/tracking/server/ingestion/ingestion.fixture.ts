import { createHash, randomBytes } from 'node:crypto';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { type DeviceMessage, SILENT_MESSAGE } from '#areas/tracking/rules/messages/device-message.ts';
import type { Outcome } from '#areas/tracking/rules/messages/ingest-types.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { TestAppOptions } from '#testing/test-app.ts';
import { ingestionOf } from './ingest.ts';

export interface MadeDevice {
  readonly id: string;
  readonly identifier: string;
  readonly secret: string;
  readonly companyId: string;
}

export interface DeviceOptions {
  readonly kind?: 'hardware' | 'phone' | 'forwarded' | 'simulated';
  readonly identifier?: string;
  readonly truckId?: string;
  readonly driverId?: string;
  readonly claims?: 'teltonika' | 'gt06';
}

/** Companies with trucks, trips and the devices in them. */
export interface TrackedApp extends LifecycleApp {
  device(team: Team, options?: DeviceOptions): Promise<MadeDevice>;
  /** A truck with a device, on a trip of its company. */
  onTheRoad(
    team: Team,
    options?: Omit<DeviceOptions, 'truckId'>,
  ): Promise<{ device: MadeDevice; orderId: string; truckId: string; driverId: string }>;
  say(device: Pick<MadeDevice, 'secret'>, ...messages: readonly Partial<DeviceMessage>[]): Promise<Outcome>;
  /** Past all rules of who sees what. */
  all<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  historyOf(
    device: MadeDevice,
  ): Promise<readonly { at: Date; lat: number; lng: number; verdict: string; order_id: string | null }[]>;
  latestOf(device: MadeDevice): Promise<Record<string, unknown> | undefined>;
  settle(): Promise<void>;
}

export const HERE = { lat: -16.5, lng: -68.15 };
/** So many metres to the north. */
export const north = (meters: number) => ({ lat: HERE.lat + meters / 111_195, lng: HERE.lng });

export const messageOf = (values: Partial<DeviceMessage>): DeviceMessage => ({
  ...SILENT_MESSAGE,
  position: HERE,
  speedKmh: 60,
  ...values,
});

export async function startTracked(options: Pick<TestAppOptions, 'database'> = {}): Promise<TrackedApp> {
  const app = await startLifecycle([], options);
  const { database } = app.services;
  const all: TrackedApp['all'] = (work) => database.asPlatform(work);

  const device: TrackedApp['device'] = async (
    team,
    { kind = 'hardware', truckId, driverId, claims, ...given } = {},
  ) => {
    const secret = randomBytes(16).toString('base64url');
    const made = {
      id: createId(),
      identifier: given.identifier ?? createId().slice(-12),
      secret,
      companyId: team.company.id,
    };
    await all(async (trx) => {
      await trx
        .insertInto('device')
        .values({
          id: made.id,
          company_id: made.companyId,
          identifier: made.identifier,
          kind,
          secret_hash: claims ? null : (createHash('sha256').update(secret).digest() as never),
          claimed_protocol: claims ?? null,
          driver_id: driverId ?? null,
        })
        .execute();
      if (truckId) {
        await trx.updateTable('vehicle').set({ gps_device_id: made.identifier }).where('id', '=', truckId).execute();
        // Linked since long ago, as if the truck had driven before.
        await trx
          .updateTable('device_link')
          .set({ from_at: new Date('2026-01-01') })
          .where('device_id', '=', made.id)
          .execute();
      }
    });
    return made;
  };

  return {
    ...app,
    all,
    device,
    onTheRoad: async (team, options = {}) => {
      const { truckId, driverId } = await app.truck(team);
      if (!driverId) throw new Error('the truck has no driver');
      const made = await device(team, { ...options, truckId });
      const orderId = await app.order(team);
      await app.call(team.manager, assignOrder, { params: { id: orderId }, body: { transportUnitId: truckId } });
      return { device: made, orderId, truckId, driverId };
    },
    say: ({ secret }, ...messages) =>
      ingestionOf(app.services).ingest({
        sender: { kind: 'secret', secret },
        via: 'http',
        messages: messages.map(messageOf),
      }),
    settle: () => ingestionOf(app.services).settle(),
    historyOf: ({ id }) =>
      all((trx) =>
        trx
          .selectFrom('position')
          .select(['at', 'lat', 'lng', 'verdict', 'order_id'])
          .where('tracker_id', '=', id)
          .orderBy('at')
          .execute(),
      ),
    latestOf: ({ id }) =>
      all((trx) => trx.selectFrom('latest_position').selectAll().where('tracker_id', '=', id).executeTakeFirst()),
  };
}
