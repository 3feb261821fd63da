import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { factsOf } from '#testing/facts-of.ts';
import * as calls from '../contract/opportunity.calls.ts';
import { opportunityList } from '../contract/opportunity.list.ts';
import * as applying from '../contract/postulation.calls.ts';
import { day, type MarketApp, type OpportunityForm, opportunityForm, startMarket } from './opportunities.fixture.ts';

let app: MarketApp;
beforeAll(async () => {
  app = await startMarket();
});
afterAll(() => app.close());

describe('who may do what', () => {
  it('an auditor reads everything of the company and writes nothing', async () => {
    const shipper = await app.shipper();
    const auditor = await app.member(shipper.company, ...PERMISSION_CATALOGUE.roles.auditor);
    const { _id: id } = await app.published(shipper.manager);
    const carrier = await app.carrier();
    const postulation = await app.apply(carrier.manager, id);
    expect((await app.call(auditor, calls.readOpportunity, { params: { id } })).body.opportunity.actions).toEqual([]);
    const { body } = await app.call(auditor, applying.readApplicants, { params: { id } });
    expect(body.postulations[0]!.actions).toEqual([]);
    const params = { params: { id } };
    const writes = [
      await app.call(auditor, calls.createOpportunity, { body: opportunityForm() }),
      await app.call(auditor, calls.publishOpportunity, params),
      await app.call(auditor, calls.cancelOpportunity, { ...params, body: { reason: 'No' } }),
      await app.call(auditor, applying.rejectPostulation, { params: { id: postulation._id }, body: { reason: 'No' } }),
      await app.call(auditor, applying.applyForOpportunity, { ...params, body: {} }),
    ];
    expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 403));
  });

  it('who reads only what they made sees neither list nor record of others', async () => {
    const shipper = await app.shipper();
    const writer = await app.member(shipper.company, 'opportunity-read-created', 'opportunity-write');
    const { _id: theirs } = await app.create(shipper.manager);
    const { _id: own, code } = await app.create(writer);
    expect((await app.call(writer, calls.readOpportunity, { params: { id: theirs } })).status).toBe(404);
    expect((await app.call(writer, calls.readOpportunity, { params: { id: own } })).status).toBe(200);
    expect((await app.call(writer, calls.publishOpportunity, { params: { id: theirs } })).status).toBe(404);
    const { body } = await app.call(writer, listCalls(opportunityList).read, { query: {} });
    expect(body).toMatchObject({ totalRegistry: 1, opportunities: [{ code }] });
  });

  it('the company’s own prices need the right to see them', async () => {
    const shipper = await app.shipper();
    const reader = await app.member(shipper.company, 'opportunity-read');
    const { _id: id } = await app.published(shipper.manager);
    await app.apply((await app.carrier()).manager, id, { price: { type: 'simple', value: '987.65', currency: 'USD' } });
    const read = await app.call(reader, calls.readOpportunity, { params: { id } });
    const applicants = await app.call(reader, applying.readApplicants, { params: { id } });
    const list = await app.call(reader, listCalls(opportunityList).read, { query: {} });
    const timeline = await app.call(reader, calls.readOpportunityTimeline, { params: { id }, query: {} });
    for (const { body } of [read, applicants, list, timeline]) expect(factsOf(body)).not.toMatch(/1200|987/);
  });

  it('a trucker applies with the truck they drive, in the name of their company', async () => {
    const [shipper, carrier] = [await app.shipper(), await app.carrier()];
    const trucker = await app.member(carrier.company, ...PERMISSION_CATALOGUE.roles.trucker);
    const { _id: id } = await app.published(shipper.manager, { quantityTransportUnit: 5 });
    const none = await app.member(carrier.company, ...PERMISSION_CATALOGUE.roles.trucker);
    await app.truck(carrier, { driver: true, account: none });
    const truck = await app.truck(carrier, { account: trucker });
    const postulation = await app.apply(trucker, id, { trucks: 4 });
    expect(postulation).toMatchObject({ by: 'trucker', trucks: 1, truck: { truckId: truck.truckId } });
    const seen = await app.call(carrier.manager, applying.readPostulation, { params: { id: postulation._id } });
    expect(seen.body.postulation.actions).toContain('withdraw');
  });
});

describe('wrong input', () => {
  const wrong: [string, Partial<OpportunityForm>, string, string][] = [
    ['no audience', { publicationType: 'private', audience: 'chosen' }, 'associatedCompanies', 'required'],
    ['delivery before pickup', { dates: { from: day(5), until: day(4) } }, 'dates.until', 'beforePickup'],
    ['no trucks', { quantityTransportUnit: 0 }, 'quantityTransportUnit', 'positive'],
    ['too many trucks', { quantityTransportUnit: 101 }, 'quantityTransportUnit', 'max'],
    [
      'no price',
      { freightOffered: { type: 'simple', value: '0', typeCurrencyOfferedId: 'USD' } },
      'freightOffered.value',
      'positive',
    ],
    ['an advance above all', { advance: true, percentAdvance: 101 }, 'percentAdvance', 'max'],
    [
      'compound without unit',
      { freightOffered: { type: 'compound', value: '4', typeCurrencyOfferedId: 'USD' } },
      'freightOffered.typeUnitMeasurement',
      'required',
    ],
    [
      'an unknown currency',
      { freightOffered: { type: 'simple', value: '4', typeCurrencyOfferedId: 'XXX' as never } },
      'freightOffered.typeCurrencyOfferedId',
      'choice',
    ],
    ['a deadline that is over', { deadline: '2026-01-01T00:00:00Z' }, 'deadline', 'past'],
    [
      'published after the deadline',
      {
        deadline: new Date(Date.now() + 86_400_000).toISOString(),
        publicationDate: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      },
      'publicationDate',
      'afterDeadline',
    ],
    ['no volume', { volume: null as never }, 'volume', 'required'],
  ];

  it.each(wrong)('%s is refused at its field', async (_what, form, field, code) => {
    const shipper = await app.shipper();
    const answer = await app.call(shipper.manager, calls.createOpportunity, { body: opportunityForm(form) });
    expect([answer.status, answer.error.fields?.[field]?.code]).toEqual([400, code]);
    expect(answer.error.fields?.[field]?.message).not.toMatch(/^validation\./);
  });

  it('the currency is read under both of its names', async () => {
    const shipper = await app.shipper();
    const freightOffered = { type: 'simple', value: '900', typeCurrencyFreightId: 'BOB' } as const;
    const { freightOffered: read } = await app.create(shipper.manager, { freightOffered });
    expect(read).toMatchObject({ value: '900.00', typeCurrencyOfferedId: 'BOB' });
  });

  it('a company that is not associated, and a name that is used', async () => {
    const [shipper, stranger] = [await app.shipper(), await app.carrier()];
    const form: Partial<OpportunityForm> = {
      publicationType: 'private',
      audience: 'chosen',
      associatedCompanies: [stranger.company.id],
    };
    const refused = await app.call(shipper.manager, calls.createOpportunity, { body: opportunityForm(form) });
    expect(refused.error.fields).toMatchObject({ associatedCompanies: { code: 'notAssociated' } });
    await app.create(shipper.manager, { description: 'Cemento a Oruro' });
    const again = opportunityForm({ description: 'CEMENTO A ORÚRO' });
    const used = await app.call(shipper.manager, calls.createOpportunity, { body: again });
    expect([used.status, used.error.code, used.error.fields]).toMatchObject([
      409,
      'opportunities.nameExits',
      { description: {} },
    ]);
  });

  it('applications: too many trucks, one’s own, a second one, after the end', async () => {
    const [shipper, carrier] = [await app.shipper(), await app.carrier()];
    const { _id: id } = await app.published(shipper.manager);
    const apply = (who = carrier.manager, body: object = {}) =>
      app.call(who, applying.applyForOpportunity, { params: { id }, body });
    const many = await apply(carrier.manager, { trucks: 2 });
    expect(many.error.fields).toMatchObject({ trucks: { code: 'tooManyTrucks' } });
    const own = await app.member(shipper.company, 'opportunity-postulate', 'opportunity-read-external');
    expect((await apply(own)).error.code).toBe('opportunities.own');
    expect((await apply()).status).toBe(201);
    expect((await apply()).error.code).toBe('opportunities.alreadyApplied');
    await app.call(shipper.manager, calls.unpublishOpportunity, { params: { id } });
    expect((await apply()).error.code).toBe('opportunities.notPublished');
  });
});
