import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../contract/opportunity.calls.ts';
import * as applying from '../contract/postulation.calls.ts';
import { day, type MarketApp, type OpportunityForm, startMarket } from './opportunities.fixture.ts';

let app: MarketApp;
beforeAll(async () => {
  app = await startMarket();
});
afterAll(() => app.close());

describe('a published opportunity that changes', () => {
  it('asks the waiting applicants to confirm before they count again', async () => {
    const [shipper, carrier] = [await app.shipper(), await app.carrier()];
    const before = await app.published(shipper.manager);
    const postulation = await app.apply(carrier.manager, before._id);
    const form = { ...formOf(before), dates: { from: day(6), until: day(8) }, version: before.version };
    const changed = await app.call(shipper.manager, calls.updateOpportunity, {
      params: { id: before._id },
      body: form,
    });
    expect(changed.status).toBe(200);
    const refused = await app.award(shipper, postulation);
    expect([refused.status, refused.error.code]).toEqual([409, 'opportunities.notConfirmed']);
    const confirmed = await app.call(carrier.manager, applying.confirmPostulation, { params: { id: postulation._id } });
    expect(confirmed.body.postulation.changed).toBe(false);
    expect((await app.award(shipper, postulation)).status).toBe(201);
  });

  it('never asks for fewer trucks than are accepted', async () => {
    const [shipper, carrier] = [await app.shipper(), await app.carrier()];
    const { _id: id } = await app.published(shipper.manager, { quantityTransportUnit: 3 });
    const postulation = await app.apply(carrier.manager, id, { trucks: 2 });
    expect((await app.award(shipper, postulation, { trucks: 2 })).status).toBe(201);
    const now = await app.read(shipper.manager, id);
    expect(now).toMatchObject({ state: 'published', accepted: 2, orders: [{}, {}] });
    const form = { ...formOf(now), quantityTransportUnit: 1, version: now.version };
    const refused = await app.call(shipper.manager, calls.updateOpportunity, { params: { id }, body: form });
    expect([refused.status, refused.error.code]).toEqual([409, 'opportunities.belowAccepted']);
  });

  /** What was read, as a form sends it. */
  function formOf(view: Awaited<ReturnType<MarketApp['read']>>) {
    const { description, origin, destination, dateType, dates, categoryLoad, typeTransportUnit } = view;
    const { quantityTransportUnit, weightUnitValue, weightUnit, volume, freightOffered } = view;
    const { publicationType, marketType, days } = view;
    return {
      ...{ description, origin, destination, dateType, dates, categoryLoad, typeTransportUnit },
      ...{ quantityTransportUnit, weightUnitValue, weightUnit, volume, freightOffered },
      ...{ publicationType, marketType, days },
    } as OpportunityForm;
  }
});

describe('the first at this price', () => {
  it('has it at once; a lower one waits for an answer', async () => {
    const [shipper, bargain, carrier] = [await app.shipper(), await app.carrier(), await app.carrier()];
    const { _id: id } = await app.published(shipper.manager, {
      firstPriceWins: true,
      clientCompany: { _id: shipper.clientId },
    });
    const low = await app.apply(bargain.manager, id, { price: { type: 'simple', value: '1500', currency: 'USD' } });
    expect(low.state).toBe('pending');
    const won = await app.apply(carrier.manager, id);
    expect(won).toMatchObject({ state: 'accepted', acceptedTrucks: 1 });
    expect(await app.read(shipper.manager, id)).toMatchObject({ endedBy: 'filled', orders: [{ status: 0 }] });
  });
});
