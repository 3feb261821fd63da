import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import type { Trx } from '#platform/db/database.ts';
import { Ingestion } from './ingest.ts';
import { type MadeDevice, messageOf, north, startTracked, type TrackedApp } from './ingestion.fixture.ts';
import { hashOf } from './sender.ts';

let app: TrackedApp;
let team: Team;
beforeAll(async () => {
  app = await startTracked();
  team = await app.team();
});
afterAll(() => app.close());

let meters = 0;
/** Each a little farther, so that it is in history, and never so far that it jumped. */
const drives = (device: Pick<MadeDevice, 'secret'>, accuracyM: number | null = null) => {
  meters += 40;
  return app.say(device, { at: new Date(), position: north(meters), accuracyM });
};
/** Twice: from the second one on the process knows the device. */
async function known(device: MadeDevice): Promise<void> {
  for (let nth = 0; nth < 2; nth += 1) expect(await drives(device)).toMatchObject({ stored: 1 });
}
const change = (work: (trx: Trx) => Promise<unknown>) => app.all(work);
const lastOf = async (device: MadeDevice) => (await app.historyOf(device)).at(-1);
const versionsOf = (device: MadeDevice) =>
  app.all(async (trx) => {
    const { rows } = await sql<{ version: string }>`select app.tracker_version(${device.id}) as version`.execute(trx);
    return rows[0]!.version;
  });

describe('a device that this process knows', () => {
  it('is refused as soon as it is disabled, and taken again afterwards', async () => {
    const device = await app.device(team);
    await known(device);
    const disable = (at: Date | null) => (trx: Trx) =>
      trx.updateTable('device').set({ disabled_at: at }).where('id', '=', device.id).execute();
    await change(disable(new Date()));
    expect(await drives(device)).toEqual({ kind: 'refused' });
    await change(disable(null));
    expect(await drives(device)).toMatchObject({ stored: 1 });
    expect(await app.historyOf(device)).toHaveLength(3);
  });

  it('is refused with its old secret as soon as that is replaced, also beside the new one', async () => {
    const device = await app.device(team);
    await known(device);
    const secret = 'another secret of the same device';
    await change((trx) =>
      sql`update device set secret_hash = decode(${hashOf(secret)}, 'hex') where id = ${device.id}`.execute(trx),
    );
    const [old, fresh] = await Promise.all([drives(device), drives({ secret })]);
    expect([old, fresh]).toEqual([{ kind: 'refused' }, { kind: 'stored', stored: 1, refused: 0 }]);
    await drives({ secret });
    const [again, more] = await Promise.all([drives(device), drives({ secret })]);
    expect([again.kind, more.kind]).toEqual(['refused', 'stored']);
    expect(await app.historyOf(device)).toHaveLength(5);
  });

  it('is deleted with everything that is known of it', async () => {
    const device = await app.device(team);
    await known(device);
    await change((trx) => trx.deleteFrom('device').where('id', '=', device.id).execute());
    expect(await drives(device)).toEqual({ kind: 'refused' });
  });

  it('reports for a trip from its assignment on, until its end', async () => {
    const { truckId } = await app.truck(team);
    const device = await app.device(team, { truckId });
    await known(device);
    expect(await lastOf(device)).toMatchObject({ order_id: null });
    const orderId = await app.order(team);
    await app.call(team.manager, assignOrder, { params: { id: orderId }, body: { transportUnitId: truckId } });
    await known(device);
    expect(await lastOf(device)).toMatchObject({ order_id: orderId });
    await app.call(team.manager, cancelOrder, { params: { id: orderId }, body: { reason: 'Cliente desistiu' } });
    await drives(device);
    expect(await lastOf(device)).toMatchObject({ order_id: null });
  });

  it('reports for another truck as soon as it is linked to that', async () => {
    const [one, other] = [await app.truck(team), await app.truck(team)];
    const device = await app.device(team, { truckId: one.truckId });
    await known(device);
    const link = (id: string, number: string | null) => (trx: Trx) =>
      trx.updateTable('vehicle').set({ gps_device_id: number }).where('id', '=', id).execute();
    await change(link(one.truckId, null));
    await change(link(other.truckId, device.identifier));
    await drives(device);
    expect(await app.latestOf(device)).toMatchObject({ vehicle_id: other.truckId });
  });

  it('is believed no faster than its company says now', async () => {
    const device = await app.device(team);
    await known(device);
    await change((trx) =>
      trx
        .insertInto('gps_settings')
        .values({ company_id: team.company.id, kind: 'hardware', max_accuracy_m: 20 })
        .execute(),
    );
    expect(await drives(device, 50)).toMatchObject({ stored: 0, refused: 1 });
    await change((trx) => trx.deleteFrom('gps_settings').where('company_id', '=', team.company.id).execute());
    expect(await drives(device, 50)).toMatchObject({ stored: 1 });
  });

  it('is known as it was where a change was undone', async () => {
    const device = await app.device(team);
    await known(device);
    const before = await versionsOf(device);
    await expect(
      change(async (trx) => {
        await trx.updateTable('device').set({ disabled_at: new Date() }).where('id', '=', device.id).execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await versionsOf(device)).toBe(before);
    expect(await drives(device)).toMatchObject({ stored: 1 });
  });
});

describe('a phone', () => {
  it('is followed from the consent of its driver on, and no longer than that', async () => {
    const { truckId, driverId } = await app.truck(team);
    const orderId = await app.order(team);
    await app.call(team.manager, assignOrder, { params: { id: orderId }, body: { transportUnitId: truckId } });
    const phone = await app.device(team, { kind: 'phone', driverId: driverId! });
    const share = (since: Date | null) => (trx: Trx) =>
      trx.updateTable('load_order').set({ sharing_since: since }).where('id', '=', orderId).execute();
    expect(await drives(phone)).toMatchObject({ stored: 0 });
    await change(share(new Date(Date.now() - 1_000)));
    await known(phone);
    await change(share(null));
    expect(await drives(phone)).toMatchObject({ stored: 0 });
    expect(await app.historyOf(phone)).toHaveLength(2);
  });
});

describe('two processes with the same devices', () => {
  it('store everything once, in turns and at the same time', async () => {
    const devices = await Promise.all([app.device(team), app.device(team), app.device(team)]);
    const processes = [new Ingestion(app.services), new Ingestion(app.services)];
    const begin = Date.now() - 600_000;
    const say = (process: Ingestion, { secret }: MadeDevice, nth: number) =>
      process.ingest({
        sender: { kind: 'secret', secret },
        via: 'http',
        messages: [messageOf({ at: new Date(begin + nth * 1_000), position: north(nth * 20) })],
      });
    for (let nth = 0; nth < 20; nth += 1) {
      const takers = nth % 4 === 3 ? processes : [processes[nth % 2]!];
      await Promise.all(takers.flatMap((process) => devices.map((device) => say(process, device, nth))));
    }
    for (const device of devices) {
      const history = await app.historyOf(device);
      expect(history.map(({ at }) => at.getTime() - begin)).toEqual(
        Array.from({ length: 20 }, (_, nth) => nth * 1_000),
      );
      expect(await app.latestOf(device)).toMatchObject({ at: history.at(-1)!.at });
    }
    await Promise.all(processes.map((process) => process.settle()));
  });
});
