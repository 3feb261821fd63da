import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestCompany } from '#testing/world.ts';
import { createOrder } from '../../contract/order.calls.ts';
import { assignCarrier, unassignOrder } from '../../contract/order-assign.calls.ts';
import { cloneOrder } from '../../contract/order-move.calls.ts';
import { readTimeline } from '../../contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '../../rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';
import { LA_PAZ, SANTA_CRUZ } from '../order-details.fixture.ts';
import { assignAutomaticallyJob } from './assign-automatically.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());
beforeEach(async () => {
  team = await app.team();
});

const NEAR = { lat: SANTA_CRUZ.lat! + 0.5, lng: SANTA_CRUZ.lng! };
const NEARER = { lat: SANTA_CRUZ.lat! + 0.1, lng: SANTA_CRUZ.lng! };
const LA_PAZ_AT = { lat: LA_PAZ.lat!, lng: LA_PAZ.lng! };

const switchOn = ({ id }: TestCompany) =>
  app.services.database.asPlatform((trx) =>
    trx.updateTable('company').set({ automatic_assignment: true }).where('id', '=', id).execute(),
  );
const truckAt = async (owner: Team, at: { lat: number; lng: number }) => {
  const truck = await app.truck(owner);
  await app.deliveredAt(owner, truck.truckId, at);
  return truck;
};
const create = async (owner: Team, loadingDate: string | null, form = {}) => {
  const operation = { operationId: await app.operation(owner) };
  const body = { origin: SANTA_CRUZ, destination: LA_PAZ, operation, dates: { loadingDate }, ...form };
  const { status, body: reply, error } = await app.call(owner.manager, createOrder, { body });
  if (status !== 201) throw new Error(JSON.stringify(error));
  return reply.loadingOrder;
};
const timeline = async (id: string, language = 'pt-BR') => {
  const input = { params: { id }, query: { page: 1, size: 20 } };
  return (await app.call(team.manager, readTimeline, input, { language })).body.entries;
};
const runJob = () => assignAutomaticallyJob.run({}, app.services);

describe('with automatic assignment', () => {
  it('a new order of today or tomorrow gets the nearest truck that is free and complete, at once', async () => {
    await switchOn(team.company);
    await truckAt(team, NEAR);
    const nearest = await truckAt(team, NEARER);
    const incomplete = await app.truck(team, { incomplete: true });
    await app.deliveredAt(team, incomplete.truckId, NEARER);
    const order = await create(team, app.day(1));
    expect(order).toMatchObject({ loadingOrderStatus: 1, assignment: { plate: nearest.plate } });
    const [entry] = await timeline(order._id);
    expect(entry).toMatchObject({
      type: 'assigned',
      userName: null,
      details: { plate: nearest.plate, explanation: 'Atribuição automática.' },
    });
    expect((await create(team, app.day(0))).loadingOrderStatus).toBe(1);
  });

  it('copies get trucks as long as there are any', async () => {
    await truckAt(team, NEAR);
    await truckAt(team, NEARER);
    const { _id } = await create(team, null);
    await switchOn(team.company);
    const body = { loadingOrderId: _id, numLoadingOrders: 3, dates: { loadingDate: app.day(0) } };
    const { body: reply } = await app.call(team.manager, cloneOrder, { body });
    expect(reply.loadingOrders.map(({ loadingOrderStatus }) => loadingOrderStatus)).toEqual([1, 1, 0]);
  });

  it.each([
    ['a fleet without trucks', async () => undefined, 'Atribuição automática: a frota não tem caminhões.'],
    [
      'only trucks far away',
      async () => truckAt(team, LA_PAZ_AT),
      'Atribuição automática: nenhum caminhão a até 150 km da origem.',
    ],
    [
      'only a truck nobody has seen',
      async () => app.truck(team),
      'Atribuição automática: nenhum caminhão a até 150 km da origem.',
    ],
  ])('%s leaves the order programmed, and the timeline says why', async (_what, prepare, text) => {
    await switchOn(team.company);
    await prepare();
    const order = await create(team, app.day(0));
    expect(order.loadingOrderStatus).toBe(0);
    const [entry] = await timeline(order._id);
    expect(entry).toMatchObject({ type: 'notAssigned', userName: null, details: { explanation: text } });
  });

  it('a truck that is busy is named with its reason, in the language of the reader', async () => {
    await switchOn(team.company);
    const { plate } = await truckAt(team, NEAR);
    const first = await create(team, app.day(0));
    const second = await create(team, app.day(0));
    expect([first.loadingOrderStatus, second.loadingOrderStatus]).toEqual([1, 0]);
    const [entry] = await timeline(second._id, 'en');
    expect(entry!.details.explanation).toBe(
      `Automatic assignment: no free and complete truck within 150 km of the origin. The closest is ${plate}: ` +
        `Truck on a trip with order ${first.loadingOrderCode}.`,
    );
  });

  it('an order of a later day waits until its day comes', async () => {
    await switchOn(team.company);
    const { plate } = await truckAt(team, NEAR);
    const order = await create(team, app.day(2));
    expect(order.loadingOrderStatus).toBe(0);
    expect((await timeline(order._id)).map(({ type }) => type)).toEqual(['created']);
    await runJob();
    expect((await app.read(order._id)).status).toBe(ORDER_STATUS.programmed);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ loading_date: app.day(1) })
        .where('id', '=', order._id)
        .execute(),
    );
    await runJob();
    expect(await app.read(order._id)).toMatchObject({ status: ORDER_STATUS.assigned, plate });
  });

  it('is tried again every hour without repeating itself, and never against somebody who took the truck off', async () => {
    await switchOn(team.company);
    const order = await create(team, app.day(0));
    await runJob();
    await runJob();
    expect((await timeline(order._id)).map(({ type }) => type)).toEqual(['notAssigned', 'created']);
    await truckAt(team, NEAR);
    await runJob();
    expect((await app.read(order._id)).status).toBe(ORDER_STATUS.assigned);
    await app.call(team.manager, unassignOrder, { params: { id: order._id }, body: {} });
    await runJob();
    expect((await app.read(order._id)).status).toBe(ORDER_STATUS.programmed);
  });

  it('counts where the truck is: with the carrier that receives the order', async () => {
    const carrier = await app.team();
    await switchOn(carrier.company);
    const { plate } = await truckAt(carrier, NEAR);
    await truckAt(team, NEARER);
    const order = await create(team, app.day(0));
    expect(order.loadingOrderStatus).toBe(0);
    const body = { transportCompanyId: await app.carrier(team, carrier.company) };
    const handed = await app.call(team.manager, assignCarrier, { params: { id: order._id }, body });
    expect(handed.body.loadingOrder.loadingOrderStatus).toBe(1);
    expect(await app.read(order._id)).toMatchObject({ plate, fleet_company_id: carrier.company.id });
  });

  it('says nothing about the trucks of a carrier to the company of the order', async () => {
    const carrier = await app.team();
    await switchOn(carrier.company);
    await truckAt(carrier, NEAR);
    const [first, second] = [await create(team, app.day(0)), await create(team, app.day(0))];
    const body = { transportCompanyId: await app.carrier(team, carrier.company) };
    for (const { _id: id } of [first, second]) await app.call(team.manager, assignCarrier, { params: { id }, body });
    const [entry] = await timeline(second._id);
    expect(entry).toMatchObject({
      type: 'notAssigned',
      details: {
        explanation: 'Atribuição automática: nenhum caminhão livre e completo a até 150 km da origem.',
      },
    });
  });

  it('does not take an own truck for an order that a carrier outside the platform drives', async () => {
    await switchOn(team.company);
    const order = await create(team, app.day(0));
    const body = { transportCompanyId: await app.carrier(team) };
    await app.call(team.manager, assignCarrier, { params: { id: order._id }, body });
    await truckAt(team, NEAR);
    await runJob();
    expect((await app.read(order._id)).status).toBe(ORDER_STATUS.programmed);
  });
});

it('without the switch every order waits for people', async () => {
  await truckAt(team, NEAR);
  const order = await create(team, app.day(0));
  await runJob();
  expect((await timeline(order._id)).map(({ type }) => type)).toEqual(['created']);
});
