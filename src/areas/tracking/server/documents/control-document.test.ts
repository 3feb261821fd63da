import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignCarrier, assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { acceptDelivery } from '#areas/load-orders/contract/order-move.calls.ts';
import { returnDocuments } from '#areas/load-orders/contract/returned-documents.calls.ts';
import { ORDER_STATUS, type OrderStatus } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { readTasks } from '#areas/trips/contract/order-task.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { readOrderDocuments } from '../../contract/control-document.calls.ts';
import { type ControlDocumentRow, controlDocumentList } from '../../contract/control-document.list.ts';

let app: LifecycleApp;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());

const { read } = listCalls(controlDocumentList);
const RIGHTS = ['show-map-loading-order', 'load-order-read', 'load-order-multipoint-module'] as const;
const rowsFor = async (who: TestUser, query = {}) =>
  (await app.call(who, read, { query })).body.rows as ControlDocumentRow[];
const platform: LifecycleApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);

/** On a truck whose documents and driver are in order unless said otherwise. */
async function order(
  team: Team,
  status: OrderStatus,
  fleet: { expired?: boolean; lacking?: boolean } = {},
): Promise<string> {
  const [id, { truckId, driverId }] = [await app.order(team), await app.truck(team)];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  await platform(async (trx) => {
    const vehicle = { documents_required: 2, documents_done: fleet.lacking ? 1 : 2 };
    await trx.updateTable('vehicle').set(vehicle).where('id', '=', truckId).execute();
    const expiry = { documents_expire_on: fleet.expired ? app.day(-1) : app.day(0) };
    await trx.updateTable('driver').set(expiry).where('id', '=', driverId).execute();
  });
  await app.moveTo(id, status);
  return id;
}

/** Every required task that asks for a proof has one. */
async function prove(id: string): Promise<void> {
  await platform((trx) =>
    trx.updateTable('load_order_task').set({ done_at: new Date() }).where('order_id', '=', id).execute(),
  );
}

describe('the documents of orders in control', () => {
  it('say what is wrong, the most urgent first and the longest waiting before others', async () => {
    const team = await app.team();
    const watcher = await app.member(team.company, ...RIGHTS);
    const [fine, toAccept, unproven, expired, older] = [
      await order(team, ORDER_STATUS.inProgress),
      await order(team, ORDER_STATUS.finished),
      await order(team, ORDER_STATUS.finished),
      await order(team, ORDER_STATUS.inProgress, { expired: true }),
      await order(team, ORDER_STATUS.inProgress, { expired: true }),
    ];
    await prove(toAccept);
    await platform((trx) =>
      trx
        .updateTable('load_order')
        .set({ status_at: new Date('2026-01-01') })
        .where('id', '=', older)
        .execute(),
    );
    for (const status of [ORDER_STATUS.assigned, ORDER_STATUS.toPay]) await order(team, status, { expired: true });
    const rows = await rowsFor(watcher);
    expect(rows.map(({ _id, troubles }) => [_id, troubles])).toEqual([
      [older, ['expired']],
      [expired, ['expired']],
      [unproven, ['missing']],
      [toAccept, ['toAccept']],
      [fine, []],
    ]);
    const ids = async (query: object) => (await rowsFor(watcher, query)).map(({ _id }) => _id);
    expect(await ids({ troubles: 'toAccept,missing' })).toEqual([unproven, toAccept]);
    expect(await ids({ statuses: 'inProgress' })).toEqual([older, expired, fine]);
    expect(await ids({ plates: rows[2]!.plate ?? '' })).toEqual([unproven]);
    expect(await ids({ search: rows[3]!.loadingOrderCode })).toEqual([toAccept]);
  });

  it('count a vehicle that lacks one, and a proof on the road only once all of it came', async () => {
    const team = await app.team();
    const watcher = await app.member(team.company, ...RIGHTS);
    const id = await order(team, ORDER_STATUS.inProgress, { lacking: true });
    expect((await rowsFor(watcher))[0]?.troubles).toEqual(['missing']);
    await prove(id);
    expect((await rowsFor(watcher))[0]?.troubles).toEqual(['missing', 'toAccept']);
  });

  it('wait for those that were sent back, and leave with their acceptance', async () => {
    const team = await app.team();
    const watcher = await app.member(team.company, ...RIGHTS);
    const id = await order(team, ORDER_STATUS.finished);
    await prove(id);
    const { version } = (await rowsFor(watcher))[0]!;
    await app.call(team.manager, returnDocuments, { params: { id }, body: { version, reason: 'Ilegible' } });
    expect((await rowsFor(watcher))[0]?.troubles).toEqual(['returned']);
    await app.call(team.manager, acceptDelivery, { params: { id }, body: { comment: null } });
    expect(await rowsFor(watcher)).toEqual([]);
  });
});

describe('who sees them', () => {
  it('the company and its carrier, with the right to the map and to the orders', async () => {
    const [team, firm] = [await app.team(), await app.team()];
    const id = await app.order(team);
    const transportCompanyId = await app.carrier(team, firm.company);
    await app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });
    const { truckId } = await app.truck(firm);
    await app.call(firm.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    await app.moveTo(id, ORDER_STATUS.inProgress);
    const carrier = await app.member(firm.company, ...RIGHTS, 'carrier-company');
    const own = await app.member(team.company, ...RIGHTS);
    for (const who of [own, carrier]) expect((await rowsFor(who)).map(({ _id }) => _id)).toEqual([id]);
    expect(await rowsFor(await app.member(team.company, 'show-map-loading-order'))).toEqual([]);
    expect(await rowsFor(await app.member((await app.team()).company, ...RIGHTS))).toEqual([]);
    expect((await app.call(await app.member(team.company, 'load-order-read'), read, { query: {} })).status).toBe(403);
    const driver = await app.member(firm.company, ...RIGHTS);
    await platform((trx) =>
      trx.updateTable('driver').set({ user_id: driver.userId }).where('company_id', '=', firm.company.id).execute(),
    );
    expect((await rowsFor(driver)).map(({ _id }) => _id)).toEqual([id]);
  });

  it('what is wrong is named to both, files of the fleet open for its own company alone', async () => {
    const [team, firm] = [await app.team(), await app.team()];
    const id = await app.order(team);
    const transportCompanyId = await app.carrier(team, firm.company);
    await app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });
    const { truckId } = await app.truck(firm);
    await app.call(firm.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    await app.moveTo(id, ORDER_STATUS.finished);
    const file_id = await app.document(firm.manager, 'soat.pdf');
    const soat = { type: 'soat', file_id, name: 'soat.pdf', expires_on: '2020-01-31', created_by: firm.manager.userId };
    await platform((trx) =>
      trx
        .insertInto('document')
        .values({ id: createId(), company_id: firm.company.id, vehicle_id: truckId, ...soat })
        .execute(),
    );
    const truckFor = async (who: TestUser) => {
      const { status, body } = await app.call(who, readOrderDocuments, { params: { id } });
      expect(status).toBe(200);
      return body.owners.find(({ kind }) => kind === 'truck')!;
    };
    const shipper = await truckFor(await app.member(team.company, ...RIGHTS, 'transport-unit-read'));
    expect(shipper.reasons[0]).toEqual({ code: 'expired', type: 'soat', expirationDate: '2020-01-31' });
    expect(shipper.files).toEqual([]);
    const [without, holder] = [
      await app.member(firm.company, ...RIGHTS),
      await app.member(firm.company, ...RIGHTS, 'transport-unit-read'),
    ];
    expect((await truckFor(without)).files).toEqual([]);
    expect((await truckFor(holder)).files.map(({ type, fileName }) => [type, fileName])).toEqual([
      ['soat', 'soat.pdf'],
    ]);
    const asked = await app.call(team.manager, readTasks, { params: { id } });
    const required = asked.body.stages
      .flatMap(({ tasks }) => tasks)
      .filter((one) => one.required && one.evidence !== 'none');
    const mine = await app.member(team.company, ...RIGHTS);
    const { unproven } = (await app.call(mine, readOrderDocuments, { params: { id } })).body;
    expect(unproven.map(({ task }) => task)).toEqual(required.map(({ name }) => name));
  });
});
