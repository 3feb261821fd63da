import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, deleteOrders } from '#areas/load-orders/contract/order-move.calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { factsOf } from '#testing/facts-of.ts';
import * as calls from '../contract/opportunity.calls.ts';
import { postulationList } from '../contract/opportunity.list.ts';
import * as applying from '../contract/postulation.calls.ts';
import { type MarketApp, type Shipper, startMarket, type Team } from './opportunities.fixture.ts';

let app: MarketApp;
beforeAll(async () => {
  app = await startMarket();
});
afterAll(() => app.close());

async function awarded(form: { quantityTransportUnit?: number; trucks?: number } = {}) {
  const { quantityTransportUnit = 1, trucks = 1 } = form;
  const [shipper, carrier] = [await app.shipper(), await app.carrier()];
  const { _id: id } = await app.published(shipper.manager, { quantityTransportUnit });
  const postulation = await app.apply(carrier.manager, id, { trucks });
  const answer = await app.award(shipper, postulation, { trucks });
  expect(answer.status).toBe(201);
  return { shipper, carrier, id, postulation, orders: answer.body.loadingOrders };
}

const setStatus = (ids: readonly string[], values: object) =>
  app.services.database.asPlatform((trx) =>
    trx
      .updateTable('load_order')
      .set({ truck_id: null, ...values } as never)
      .where('id', 'in', [...ids])
      .execute(),
  );

describe('an award that is given back', () => {
  it('frees its place, cancels its orders, counts in the record, and can be offered again', async () => {
    const { shipper, carrier, id, postulation, orders } = await awarded();
    const back = await app.call(carrier.manager, applying.giveBackAward, {
      params: { id: postulation._id },
      body: { reason: 'Camión averiado' },
    });
    expect(back.body.postulation).toMatchObject({ state: 'withdrawn', acceptedTrucks: 0, reason: 'Camión averiado' });
    const after = await app.read(shipper.manager, id);
    expect(after).toMatchObject({
      accepted: 0,
      applicants: 0,
      endedBy: null,
      orders: [{ _id: orders[0]!._id, status: 5 }],
    });
    expect((await app.call(shipper.manager, calls.publishOpportunity, { params: { id } })).status).toBe(200);
    await app.apply(carrier.manager, id);
    const { body } = await app.call(shipper.manager, applying.readApplicants, { params: { id } });
    expect(body.postulations[0]).toMatchObject({ state: 'pending', givenBack: 1 });
  });

  it('in part: what has begun stays', async () => {
    const { carrier, shipper, id, postulation, orders } = await awarded({ quantityTransportUnit: 3, trucks: 2 });
    const truck = await app.truck(carrier);
    await setStatus([orders[0]!._id], {
      status: 2,
      truck_id: truck.truckId,
      driver_id: truck.driverId,
      fleet_company_id: carrier.company.id,
    });
    const back = await app.call(carrier.manager, applying.giveBackAward, {
      params: { id: postulation._id },
      body: { reason: 'Un camión menos' },
    });
    expect(back.body.postulation).toMatchObject({ state: 'accepted', acceptedTrucks: 1, actions: [] });
    expect((await app.read(shipper.manager, id)).accepted).toBe(1);
  });

  it('by the shipper, who cancels the order', async () => {
    const { shipper, carrier, id, postulation, orders } = await awarded();
    const params = { id: orders[0]!._id };
    const cancelled = await app.call(shipper.manager, cancelOrder, { params, body: { reason: 'Sin carga' } });
    expect(cancelled.status).toBe(200);
    await app.drain();
    expect(await app.read(shipper.manager, id)).toMatchObject({ accepted: 0, applicants: 0 });
    const seen = await app.call(carrier.manager, applying.readPostulation, { params: { id: postulation._id } });
    expect(seen.body.postulation).toMatchObject({ state: 'rejected', reason: 'Sin carga' });
    const { body } = await app.call(shipper.manager, calls.readOpportunityTimeline, { params: { id }, query: {} });
    expect(body.entries[0]).toMatchObject({ type: 'awardCancelled', reason: 'Sin carga' });
  });

  it('is never lost by deleting its order', async () => {
    const { shipper, orders } = await awarded();
    const body = { loadingOrderIds: [orders[0]!._id] };
    const refused = await app.call(shipper.manager, deleteOrders, { body });
    expect([refused.status, refused.error.fields]).toMatchObject([
      409,
      { 'loadingOrderIds.0': { code: 'awardedOrder' } },
    ]);
  });
});

describe('the rating of a shipper', () => {
  it('is given once, when the trips are done, and shown to others', async () => {
    const { shipper, carrier, postulation, orders } = await awarded();
    const rate = () =>
      app.call(carrier.manager, applying.rateShipper, {
        params: { id: postulation._id },
        body: { stars: 4, comment: 'Carga puntual' },
      });
    expect([(await rate()).status, (await rate()).error.code]).toEqual([409, 'opportunities.notRateable']);
    const truck = await app.truck(carrier);
    await setStatus([orders[0]!._id], {
      status: 6,
      truck_id: truck.truckId,
      driver_id: truck.driverId,
      fleet_company_id: carrier.company.id,
      finished_at: new Date(),
    });
    const before = await app.call(carrier.manager, applying.readPostulation, { params: { id: postulation._id } });
    expect(before.body.postulation.actions).toEqual(['rateShipper']);
    expect((await rate()).body.postulation).toMatchObject({ shipperStars: 4, actions: [] });
    expect((await rate()).status).toBe(409);

    const { _id: id } = await app.published(shipper.manager);
    const other = await app.carrier();
    const { body } = await app.call(other.manager, applying.readExternalOpportunity, { params: { id } });
    expect(body.opportunity.shipper).toMatchObject({ rating: 4, ordersDone: 1, verified: false, payment: null });
  });
});

describe('how a shipper pays', () => {
  async function paid(shipper: Shipper, carriers: readonly Team[], each: number, days: number) {
    for (const carrier of carriers) {
      const { _id: id } = await app.published(shipper.manager, { quantityTransportUnit: each });
      const postulation = await app.apply(carrier.manager, id, { trucks: each });
      const { body } = await app.award(shipper, postulation, { trucks: each });
      const truck = await app.truck(carrier);
      const finished = new Date(Date.now() - 40 * 86_400_000);
      await setStatus(
        body.loadingOrders.map(({ _id }) => _id),
        {
          status: 4,
          truck_id: truck.truckId,
          driver_id: truck.driverId,
          fleet_company_id: carrier.company.id,
          finished_at: finished,
          status_at: new Date(finished.getTime() + days * 86_400_000),
        },
      );
    }
  }

  it('is counted from payments, and hidden below ten paid orders of three carriers', async () => {
    const shipper = await app.shipper();
    const carriers = [await app.carrier(), await app.carrier(), await app.carrier()];
    const { _id: id } = await app.published(shipper.manager);
    const card = async () =>
      (await app.call(carriers[0]!.manager, applying.readExternalOpportunity, { params: { id } })).body.opportunity
        .shipper;
    await paid(shipper, carriers.slice(0, 2), 6, 12);
    expect((await card()).payment).toBeNull();
    await paid(shipper, carriers.slice(2), 3, 12);
    expect((await card()).payment).toEqual({ paidShare: 100, medianDays: 12 });
  });
});

describe('two companies', () => {
  it('never see each other’s offers', async () => {
    const [shipper, one, other] = [await app.shipper(), await app.carrier('Uno'), await app.carrier('Dos')];
    const { _id: id, code } = await app.published(shipper.manager);
    const mine = await app.apply(one.manager, id, { price: { type: 'simple', value: '987.65', currency: 'USD' } });
    const secret = /987|Uno/;
    const read = await app.call(other.manager, applying.readExternalOpportunity, { params: { id } });
    expect(factsOf(read.body)).not.toMatch(secret);
    expect(read.body.opportunity).toMatchObject({ applicants: 1, postulations: [] });
    for (const call of [applying.readPostulation, applying.confirmPostulation] as const) {
      expect((await app.call(other.manager, call, { params: { id: mine._id } })).status).toBe(404);
    }
    const list = await app.call(other.manager, listCalls(postulationList).read, { query: { search: code } as never });
    expect(list.body).toMatchObject({ totalRegistry: 0, postulations: [] });
    const after = {
      params: { id: mine._id },
      body: { after: 1, price: { type: 'simple' as const, value: '1', currency: 'USD' as const } },
    };
    expect((await app.call(other.manager, applying.offerPrice, after)).status).toBe(404);
    expect((await app.call(one.manager, applying.readApplicants, { params: { id } })).status).toBe(404);
  });
});
