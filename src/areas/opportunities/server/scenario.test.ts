import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import { factsOf } from '#testing/facts-of.ts';
import * as calls from '../contract/opportunity.calls.ts';
import {
  type ExternalRow,
  marketplaceList,
  opportunityList,
  postulationList,
  receivedList,
} from '../contract/opportunity.list.ts';
import * as applying from '../contract/postulation.calls.ts';
import { type MarketApp, type Shipper, startMarket, type Team } from './opportunities.fixture.ts';

let app: MarketApp;
beforeAll(async () => {
  app = await startMarket();
});
afterAll(() => app.close());

const received = listCalls(receivedList);
const codesOf = async (who: Team['manager'], publicationType: string) => {
  const { body } = await app.call(who, received.read, { query: { publicationType } as never });
  return (body.opportunities as readonly ExternalRow[]).map(({ code }) => code);
};

describe('an opportunity from the offer to the award', () => {
  let shipper: Shipper;
  let carrier: Team;
  let rival: Team;
  beforeAll(async () => {
    shipper = await app.shipper('Molinos del Oriente');
    carrier = await app.carrier('Transportes Cordillera');
    rival = await app.carrier('Fletes del Sur');
  });

  it('is published, applied for, negotiated and awarded; the other applicant loses', async () => {
    const { _id: id, code } = await app.published(shipper.manager);
    expect(code).toMatch(/^OF-\d+$/);
    expect(await codesOf(carrier.manager, 'public')).toEqual([code]);
    expect(await codesOf(carrier.manager, 'private')).toEqual([]);

    const seen = await app.call(carrier.manager, applying.readExternalOpportunity, { params: { id } });
    expect(seen.body.opportunity).toMatchObject({
      companyName: 'Molinos del Oriente',
      actions: ['apply'],
      applicants: 0,
    });
    expect(JSON.stringify(seen.body)).not.toMatch(/Cristo Redentor|Portón verde|Molinos del Valle/);

    const truck = await app.truck(carrier);
    const mine = await app.apply(carrier.manager, id, { truckId: truck.truckId });
    expect(mine).toMatchObject({ state: 'pending', offer: { number: 1, by: 'carrier', price: { value: '1200.00' } } });
    const theirs = await app.apply(rival.manager, id, { price: { type: 'simple', value: '1100', currency: 'USD' } });

    const { body } = await app.call(shipper.manager, applying.readApplicants, { params: { id } });
    expect(body.postulations.map(({ applicant, comparable }) => [applicant.name, comparable])).toEqual([
      ['Fletes del Sur', '1100.00'],
      ['Transportes Cordillera', '1200.00'],
    ]);
    expect(body.postulations[1]).toMatchObject({ truck: { plate: truck.plate }, reasons: [], rating: 3, tripsDone: 0 });

    const counter = await app.call(shipper.manager, applying.offerPrice, {
      params: { id: mine._id },
      body: { after: 1, price: { type: 'simple', value: '1150', currency: 'USD' } },
    });
    expect(counter.status).toBe(201);
    const stale = await app.award(shipper, mine);
    expect([stale.status, stale.error.code]).toEqual([409, 'opportunities.newerOffer']);
    expect(stale.error.message).toContain('1150');

    const awarded = await app.award(shipper, counter.body.postulation);
    expect(awarded.status).toBe(201);
    expect(awarded.body.postulation).toMatchObject({ state: 'accepted', acceptedTrucks: 1 });
    const after = await app.read(shipper.manager, id);
    expect(after).toMatchObject({ state: 'unpublished', endedBy: 'filled', accepted: 1, applicants: 1 });
    expect(after.orders).toMatchObject([
      { operationId: awarded.body.operationId, carrierName: 'Transportes Cordillera' },
    ]);

    const lost = await app.call(rival.manager, applying.readPostulation, { params: { id: theirs._id } });
    expect(lost.body.postulation).toMatchObject({ state: 'rejected', closedBy: 'filled', reason: null });
    expect(factsOf(lost.body)).not.toMatch(/Cordillera|1150/);
    const again = await app.award(shipper, theirs);
    expect([again.status, again.error.code]).toEqual([409, 'opportunities.filled']);
  });

  it('is shown in the lists of both sides', async () => {
    const own = await app.call(shipper.manager, listCalls(opportunityList).read, { query: {} });
    expect(own.body.opportunities).toMatchObject([
      { state: 'unpublished', applicants: 1, accepted: 1, freight: '1200.00' },
    ]);
    const options = await app.call(shipper.manager, listCalls(opportunityList).options, {
      query: { column: 'originCities' },
    });
    expect(options.body.options.map(({ name }) => name)).toEqual(['Todos', 'Santa Cruz']);
    const mine = await app.call(carrier.manager, listCalls(postulationList).read, { query: {} });
    expect(mine.body.postulations).toMatchObject([
      { state: 'accepted', companyName: 'Molinos del Oriente', freight: '1150.00' },
    ]);
    const theirs = await app.call(rival.manager, listCalls(postulationList).read, { query: {} });
    expect(theirs.body.postulations).toMatchObject([{ state: 'rejected', freight: '1100.00' }]);
    expect(await codesOf(carrier.manager, 'public')).toEqual([]);
  });
});

describe('whom an opportunity is offered to', () => {
  it('private: chosen companies see it, others read the same as of an unknown one', async () => {
    const [shipper, chosen, other] = [await app.shipper(), await app.carrier(), await app.carrier()];
    await app.associated(shipper, chosen);
    await app.associated(shipper, other);
    const { _id: id, code } = await app.published(shipper.manager, {
      publicationType: 'private',
      marketType: 'direct',
      audience: 'chosen',
      associatedCompanies: [chosen.company.id],
    });
    expect(await codesOf(chosen.manager, 'private')).toEqual([code]);
    expect(await codesOf(other.manager, 'private')).toEqual([]);
    const read = await app.call(other.manager, applying.readExternalOpportunity, { params: { id } });
    expect([read.status, read.error.code]).toEqual([404, 'request.notFound']);
    const applied = await app.call(other.manager, applying.applyForOpportunity, { params: { id }, body: {} });
    expect(applied.status).toBe(404);
  });

  it('private to chosen people: their colleagues do not see it', async () => {
    const [shipper, carrier] = [await app.shipper(), await app.carrier()];
    await app.associated(shipper, carrier);
    const colleague = await app.member(carrier.company, 'opportunity-read-external', 'opportunity-postulate');
    const { code } = await app.published(shipper.manager, {
      publicationType: 'private',
      marketType: 'direct',
      audience: 'chosen',
      associatedCompanies: [carrier.company.id],
      usersCompaniesAssociated: [colleague.userId],
    });
    expect(await codesOf(colleague, 'private')).toEqual([code]);
    expect(await codesOf(carrier.manager, 'private')).toEqual([]);
  });

  it('direct: one at a time, the next after a refusal, and nobody left ends it', async () => {
    const [shipper, first, second] = [await app.shipper(), await app.carrier('Primera'), await app.carrier('Segunda')];
    for (const one of [first, second]) await app.associated(shipper, one);
    const { _id: id, code } = await app.published(shipper.manager, {
      publicationType: 'direct',
      marketType: 'direct',
      answerHours: 2,
      associatedCompanies: [first.company.id, second.company.id],
    });
    expect([await codesOf(first.manager, 'direct'), await codesOf(second.manager, 'direct')]).toEqual([[code], []]);
    const refusal = { params: { id }, body: { reason: 'noTruck' as const, note: 'Todo en ruta' } };
    expect((await app.call(second.manager, applying.refuseOpportunity, refusal)).status).toBe(404);
    expect((await app.call(first.manager, applying.refuseOpportunity, refusal)).status).toBe(200);
    expect([await codesOf(first.manager, 'direct'), await codesOf(second.manager, 'direct')]).toEqual([[], [code]]);
    expect((await app.call(second.manager, applying.refuseOpportunity, refusal)).status).toBe(200);
    const after = await app.read(shipper.manager, id);
    expect(after).toMatchObject({ state: 'unpublished', endedBy: 'refused' });
    expect(after.associatedCompanies).toMatchObject([
      { companyName: 'Primera', turn: 'refused', refusal: 'noTruck', refusalNote: 'Todo en ruta' },
      { companyName: 'Segunda', turn: 'refused' },
    ]);
  });

  it('marketplace: the own ones stand among the others', async () => {
    const [shipper, carrier] = [await app.shipper(), await app.carrier()];
    const trader = await app.member(shipper.company, 'opportunity-marketplace');
    const { code } = await app.published(shipper.manager, { publicationType: 'marketplace' });
    const list = listCalls(marketplaceList).read;
    const rows = async (who: typeof trader) =>
      (
        (await app.call(who, list, { query: { search: code } as never })).body.opportunities as readonly ExternalRow[]
      ).map((row) => [row.code, row.isOwn]);
    expect(await rows(trader)).toContainEqual([code, true]);
    expect(await rows(carrier.manager)).toContainEqual([code, false]);
  });

  it('the own companies first, everybody after some hours', async () => {
    const [shipper, own, stranger] = [await app.shipper(), await app.carrier(), await app.carrier()];
    await app.associated(shipper, own);
    const { _id: id, code } = await app.published(shipper.manager, { ownFirstHours: 3 });
    expect(await codesOf(own.manager, 'public')).toContain(code);
    expect(await codesOf(stranger.manager, 'public')).not.toContain(code);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('opportunity')
        .set({ opens_at: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute(),
    );
    await app.clock();
    expect(await codesOf(stranger.manager, 'public')).toContain(code);
  });
});

describe('what the clock does', () => {
  const move = (id: string, values: object) =>
    app.services.database.asPlatform((trx) =>
      trx.updateTable('opportunity').set(values).where('id', '=', id).execute(),
    );
  const past = () => new Date(Date.now() - 1000);

  it('ends a publication at its deadline; waiting applications expire', async () => {
    const [shipper, carrier] = [await app.shipper(), await app.carrier()];
    const { _id: id } = await app.published(shipper.manager);
    const { _id } = await app.apply(carrier.manager, id);
    await move(id, { ends_at: past() });
    const late = await app.call(carrier.manager, applying.offerPrice, {
      params: { id: _id },
      body: { after: 1, price: { type: 'simple', value: '900', currency: 'USD' } },
    });
    expect([late.status, late.error.code]).toEqual([409, 'opportunities.notPublished']);
    await app.clock();
    expect(await app.read(shipper.manager, id)).toMatchObject({
      state: 'unpublished',
      endedBy: 'deadline',
      applicants: 0,
    });
    const { body } = await app.call(carrier.manager, applying.readPostulation, { params: { id: _id } });
    expect(body.postulation).toMatchObject({ state: 'expired', closedBy: 'deadline' });
  });

  it('publishes at the chosen time, once in two processes', async () => {
    const shipper = await app.shipper();
    const { _id: id, isScheduled } = await app.create(shipper.manager, {
      publicationDate: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(isScheduled).toBe(true);
    await move(id, { publish_at: past() });
    await Promise.all([app.clock(), app.clock()]);
    expect(await app.read(shipper.manager, id)).toMatchObject({ state: 'published', publicationDate: null });
    const { body } = await app.call(shipper.manager, calls.readOpportunityTimeline, { params: { id }, query: {} });
    expect(body.entries.map(({ type }) => type)).toEqual(['published', 'created']);
  });

  it('takes silence for a refusal', async () => {
    const [shipper, first, second] = [await app.shipper(), await app.carrier(), await app.carrier()];
    for (const one of [first, second]) await app.associated(shipper, one);
    const { _id: id, code } = await app.published(shipper.manager, {
      publicationType: 'direct',
      marketType: 'direct',
      answerHours: 1,
      associatedCompanies: [first.company.id, second.company.id],
    });
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('opportunity_reader')
        .set({ answer_by: past() })
        .where('opportunity_id', '=', id)
        .where('turn', '=', 'asked')
        .execute(),
    );
    await app.clock();
    expect([await codesOf(first.manager, 'direct'), await codesOf(second.manager, 'direct')]).toEqual([[], [code]]);
  });
});
