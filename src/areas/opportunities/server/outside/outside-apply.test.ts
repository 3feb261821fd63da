import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import * as outside from '../../contract/outside.calls.ts';
import * as applying from '../../contract/postulation.calls.ts';
import { day, type MarketApp, type OpportunityForm, type Shipper, startMarket } from '../opportunities.fixture.ts';
import { applicantsOf, carrierForm, sharedBy, shareLink, visitorOf } from './outside.fixture.ts';

let app: MarketApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startMarket();
  shipper = await app.shipper('Molinos del Oriente');
});
afterAll(() => app.close());

const shared = (form?: Partial<OpportunityForm>) => sharedBy(app, shipper.manager, form);
const applicants = (id: string) => applicantsOf(app, shipper.manager, id);

describe('an application by a link', () => {
  it('arrives marked as outside, with what the carrier said, for the shipper only', async () => {
    const { opportunityId, alias } = await shared();
    const visitor = visitorOf(app);
    await visitor.open(alias);
    const form = carrierForm({ price: '1150.00', comment: 'Camión disponible' });
    const sent = await visitor.send(outside.applyOutside, { params: { alias }, body: form });
    expect(sent.status).toBe(201);
    expect(sent.body.opportunity).toMatchObject({
      open: false,
      applicants: 1,
      application: {
        state: 'pending',
        company: form.company,
        phone: `591 ${form.phone}`,
        offer: { number: 1, by: 'carrier', price: { value: '1150.00', currency: 'USD', type: 'simple' } },
        actions: ['offer', 'withdraw'],
      },
    });
    expect(await applicants(opportunityId)).toMatchObject([
      {
        by: 'outside',
        state: 'pending',
        applicant: { companyId: null, name: form.company },
        outside: { taxId: form.taxId, phone: form.phone, countryCode: '591', gaps: [] },
        truck: { truckId: null },
        comment: 'Camión disponible',
        actions: ['award', 'offer', 'reject'],
      },
    ]);
    const { entries } = (
      await app.call(shipper.manager, calls.readOpportunityTimeline, { params: { id: opportunityId }, query: {} })
    ).body;
    expect(entries[0]).toMatchObject({ type: 'applied', userName: null, details: { company: form.company } });
    await app.drain();
  });

  it('is one, however often it is sent', async () => {
    const { opportunityId, alias } = await shared();
    const visitor = visitorOf(app);
    await visitor.open(alias);
    const body = carrierForm();
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => visitor.send(outside.applyOutside, { params: { alias }, body })),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    expect(await applicants(opportunityId)).toHaveLength(1);
  });

  it('is one per phone and per tax id, by whatever link', async () => {
    const { opportunityId, alias } = await shared();
    const second = await shareLink(app, shipper.manager, opportunityId);
    const form = carrierForm();
    expect((await visitorOf(app).apply(alias, form)).status).toBe(201);
    const samePhone = await visitorOf(app).apply(second.alias, { phone: form.phone });
    expect([samePhone.status, samePhone.error.code, Object.keys(samePhone.error.fields ?? {})]).toEqual([
      409,
      'opportunities.outsideApplied',
      ['phone'],
    ]);
    const sameFirm = await visitorOf(app).apply(alias, { taxId: form.taxId ?? null });
    expect([sameFirm.error.code, Object.keys(sameFirm.error.fields ?? {})]).toEqual([
      'opportunities.outsideApplied',
      ['taxId'],
    ]);
    expect(await applicants(opportunityId)).toHaveLength(1);
  });

  it('names what is wrong at its field, by the rules of the company’s country', async () => {
    const { alias } = await shared();
    const wrong = await visitorOf(app).apply(alias, {
      phone: '12',
      plate: '!!',
      taxId: 'abc',
      driver: { typeDocumentId: 'RUN', documentId: '1', driverLicense: '!', birthDate: day(1) },
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.error.fields ?? {}).sort()).toEqual([
      'driver.birthDate',
      'driver.driverLicense',
      'driver.typeDocumentId',
      'phone',
      'plate',
      'taxId',
    ]);
    for (const price of ['0', '-1', 'x', '1.234'])
      expect((await visitorOf(app).apply(alias, { price })).status).toBe(400);
  });

  it('is seen, negotiated, confirmed and withdrawn by whoever made it, and by nobody else with the same link', async () => {
    const { opportunityId, alias } = await shared();
    const [one, other] = [visitorOf(app), visitorOf(app)];
    const form = carrierForm({ price: '1300' });
    await one.send(outside.applyOutside, { params: { alias }, body: form });
    const seen = await other.open(alias);
    expect(seen.body.opportunity).toMatchObject({ application: null, open: true, applicants: 1 });
    expect(factsOf(seen.body)).not.toMatch(new RegExp(`${form.company}|${form.phone}|1300`));
    const act = (who: typeof one) => [
      who.send(outside.withdrawOutside, { params: { alias }, body: { reason: null } }),
      who.send(outside.confirmOutside, { params: { alias } }),
      who.send(outside.offerOutside, { params: { alias }, body: { after: 1, price: '1', comment: null } }),
    ];
    expect((await Promise.all(act(other))).map(({ status }) => status)).toEqual([404, 404, 404]);

    const [application] = await applicants(opportunityId);
    await app.call(shipper.manager, applying.offerPrice, {
      params: { id: application!._id },
      body: { after: 1, price: { type: 'simple', value: '1250.00', currency: 'USD' } },
    });
    expect((await one.open(alias)).body.opportunity.application).toMatchObject({ offer: { number: 2, by: 'shipper' } });
    const late = await one.send(outside.offerOutside, { params: { alias }, body: { after: 1, price: null } });
    expect([late.status, late.error.code]).toEqual([409, 'opportunities.newerOffer']);
    const agreed = await one.send(outside.offerOutside, { params: { alias }, body: { after: 2, price: null } });
    expect(agreed.body.opportunity.application?.offer).toMatchObject({
      number: 3,
      by: 'carrier',
      price: { value: '1250.00' },
    });

    const record = await app.read(shipper.manager, opportunityId);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('postulation').set({ changed: true }).where('opportunity_id', '=', record._id).execute(),
    );
    expect((await one.open(alias)).body.opportunity.application?.actions).toEqual(['confirm', 'offer', 'withdraw']);
    const confirmed = await one.send(outside.confirmOutside, { params: { alias } });
    expect(confirmed.body.opportunity.application).toMatchObject({ changed: false });

    const withdrawn = await one.send(outside.withdrawOutside, { params: { alias }, body: { reason: 'Sin camión' } });
    expect(withdrawn.body.opportunity).toMatchObject({ open: true, application: { state: 'withdrawn', actions: [] } });
    expect((await one.apply(alias, form)).status).toBe(201);
    expect((await applicants(opportunityId)).map(({ state }) => state)).toEqual(['pending', 'withdrawn']);
  });

  it('says politely how it ended, to its maker alone, also when the link is over for everybody else', async () => {
    const { opportunityId, alias } = await shared();
    const visitor = visitorOf(app);
    await visitor.apply(alias);
    const [application] = await applicants(opportunityId);
    await app.call(shipper.manager, applying.rejectPostulation, {
      params: { id: application!._id },
      body: { reason: 'Buscamos un camión más cercano' },
    });
    await app.call(shipper.manager, calls.cancelOpportunity, { params: { id: opportunityId }, body: { reason: 'x' } });
    expect((await visitor.open(alias)).body.opportunity).toMatchObject({
      open: false,
      application: { state: 'rejected', reason: 'Buscamos un camión más cercano', actions: [] },
    });
    expect((await visitorOf(app).open(alias)).status).toBe(404);
    expect((await visitor.apply(alias)).status).toBe(409);
  });

  it('never wins by itself: whom nobody has looked at is awarded by a person', async () => {
    const { opportunityId, alias } = await shared({ firstPriceWins: true, clientCompany: { _id: shipper.clientId } });
    const sent = await visitorOf(app).apply(alias);
    expect(sent.body.opportunity.application?.state).toBe('pending');
    expect((await app.read(shipper.manager, opportunityId)).accepted).toBe(0);
  });

  it('is of no company: what changes of it is published to the shipper and to whom it is offered, not to everybody', async () => {
    const carrier = await app.carrier();
    await app.associated(shipper, carrier);
    const { alias } = await shared({
      publicationType: 'private',
      audience: 'chosen',
      associatedCompanies: [carrier.company.id],
    });
    const before = await signals(0);
    const visitor = visitorOf(app);
    await visitor.apply(alias);
    await visitor.send(outside.offerOutside, { params: { alias }, body: { after: 1, price: '1400', comment: null } });
    await visitor.send(outside.withdrawOutside, { params: { alias }, body: { reason: null } });
    const published = await signals(before.at(-1)?.id ?? 0);
    const known = [shipper.company.id, carrier.company.id];
    expect(new Set(published.map(({ topic }) => topic))).toEqual(new Set(['opportunity', 'postulation']));
    expect(published.filter(({ companyId }) => !companyId || !known.includes(companyId))).toEqual([]);
    expect(published.filter(({ readers }) => readers === 'applicant')).toEqual([]);
  });
});

async function signals(after: number) {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ id: number; topic: string; readers: string; companyId: string | null }>`
      select id::int, topic, readers, company_id as "companyId" from app.signal
      where id > ${after} and topic is not null order by id`.execute(trx),
  );
  return rows;
}
