import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicLink, listPublicLinks, revokePublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { createAlias } from '#areas/sharing/server/index.ts';
import { fillPath } from '#kernel/api-call.ts';
import { factsOf } from '#testing/facts-of.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import * as outside from '../../contract/outside.calls.ts';
import * as applying from '../../contract/postulation.calls.ts';
import { listOpportunityLinks, revokeOpportunityLink } from '../../contract/share.calls.ts';
import { day, type MarketApp, type Shipper, startMarket } from '../opportunities.fixture.ts';
import { carrierForm, shareLink, visitorOf } from './outside.fixture.ts';

let app: MarketApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startMarket();
  shipper = await app.shipper('Molinos del Oriente');
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const shared = async (form: Parameters<MarketApp['published']>[1] = {}) => {
  const { _id: opportunityId, code } = await app.published(shipper.manager, form);
  return { ...(await shareLink(app, shipper.manager, opportunityId)), opportunityId, code };
};
const applicants = async (id: string) =>
  (await app.call(shipper.manager, applying.readApplicants, { params: { id } })).body.postulations;

describe('the link to an opportunity', () => {
  it('shows what is offered, and nothing of street, client, contact or applicants', async () => {
    const { opportunityId, alias, code } = await shared({
      clientCompany: { _id: shipper.clientId },
      comment: 'Margen del 20 %',
      specialNotes: 'Llevar lona',
    });
    const carrier = await app.carrier('Transportes Cordillera');
    await app.apply(carrier.manager, opportunityId, { comment: 'Somos los mejores' });
    const page = await visitorOf(app).open(alias);
    expect(page.status).toBe(200);
    expect(page.body.opportunity).toMatchObject({
      code,
      origin: { cityName: 'Santa Cruz', countryCode: 'BO' },
      destination: { cityName: 'La Paz' },
      freightOffered: { value: '1200.00', typeCurrencyOfferedId: 'USD' },
      specialNotes: 'Llevar lona',
      applicants: 1,
      company: { name: 'Molinos del Oriente', country: 'BO' },
      shipper: { verified: false, payment: null },
      open: true,
      application: null,
    });
    const text = JSON.stringify(page.body);
    expect(text).not.toMatch(/Cristo Redentor|Portón verde|Molinos del Valle|Margen|Cordillera|mejores/);
    expect(text).not.toContain(opportunityId);
  });

  it('is stored nowhere: the row has no alias, the list has no address, and the address has no id', async () => {
    const { id, opportunityId, alias, url } = await shared();
    expect(Buffer.from(alias, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(url.pathname).toBe(`/opportunity-view/${alias}`);
    expect(url.href).not.toContain(opportunityId);
    const row = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('public_link').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(alias);
    const listed = await app.call(shipper.manager, listOpportunityLinks, { params: { id: opportunityId } });
    expect(listed.body.links).toMatchObject([{ recipient: 'Grupo Sur', state: 'active', accessCount: 0 }]);
    expect(listed.raw.body).not.toContain(alias);
  });

  it('gives one and the same reply when unknown, revoked, expired, not published, ended or of another purpose', async () => {
    const revoked = await shared();
    await app.call(shipper.manager, revokeOpportunityLink, {
      params: { id: revoked.opportunityId, linkId: revoked.id },
    });
    const unpublished = await shared();
    await app.call(shipper.manager, calls.unpublishOpportunity, { params: { id: unpublished.opportunityId } });
    const cancelled = await shared();
    await app.call(shipper.manager, calls.cancelOpportunity, {
      params: { id: cancelled.opportunityId },
      body: { reason: 'Sin carga' },
    });
    const over = await shared();
    const expired = await shared();
    await app.services.database.asPlatform(async (trx) => {
      const past = new Date(Date.now() - DAY_MS);
      await trx.updateTable('opportunity').set({ ends_at: past }).where('id', '=', over.opportunityId).execute();
      await trx.updateTable('public_link').set({ expires_at: past }).where('id', '=', expired.id).execute();
    });
    const links = [revoked, unpublished, cancelled, over, expired].map(({ alias }) => alias);
    const tried = [createAlias(), 'x', revoked.id, revoked.opportunityId, ...links];
    const visitor = visitorOf(app);
    const read = [];
    const written = [];
    for (const alias of tried) {
      const page = await visitor.open(alias);
      read.push(`${page.status} ${page.error.code} ${page.error.message}`);
      const sent = await visitor.apply(alias);
      written.push(`${sent.status} ${sent.error.code} ${sent.error.message}`);
    }
    expect(new Set([...read, ...written])).toEqual(new Set([expect.stringContaining('404 loadOrders.linkInvalid')]));
    expect(visitor.cookies).toEqual({});
  });

  it('lets whoever had the page open know why it is too late', async () => {
    const filled = await shared();
    const closed = await shared();
    const [late, later] = [visitorOf(app), visitorOf(app)];
    await late.open(filled.alias);
    await later.open(closed.alias);
    const winner = await app.carrier();
    await app.award(shipper, await app.apply(winner.manager, filled.opportunityId));
    await app.call(shipper.manager, calls.unpublishOpportunity, { params: { id: closed.opportunityId } });
    const sent = [await late.apply(filled.alias), await later.apply(closed.alias)];
    expect(sent.map(({ status, error }) => [status, error.code])).toEqual([
      [409, 'opportunities.filled'],
      [409, 'opportunities.notPublished'],
    ]);
    await app.call(shipper.manager, revokeOpportunityLink, {
      params: { id: closed.opportunityId, linkId: closed.id },
    });
    expect((await later.apply(closed.alias)).error.code).toBe('loadOrders.linkInvalid');
    expect((await late.open(filled.alias)).status).toBe(404);
  });

  it('shows a counter-offer by itself to whom it is for, and ends for everybody when it is revoked', async () => {
    const { id, opportunityId, alias } = await shared();
    const [applicant, stranger] = [visitorOf(app), visitorOf(app)];
    await applicant.apply(alias);
    await stranger.open(alias);
    const [own, other] = [await followed(alias, applicant.cookies), await followed(alias, stranger.cookies)];
    const [application] = await applicants(opportunityId);
    await app.call(shipper.manager, applying.offerPrice, {
      params: { id: application!._id },
      body: { after: 1, price: { type: 'simple', value: '1250.00', currency: 'USD' } },
    });
    await expect.poll(() => own.changes()).toBe(1);
    await app.call(shipper.manager, revokeOpportunityLink, { params: { id: opportunityId, linkId: id } });
    await expect.poll(() => [own.seen.ended, other.seen.ended]).toEqual([true, true]);
    expect([own.changes(), other.changes()]).toEqual([1, 0]);
    const gone = await applicant.send(outside.withdrawOutside, { params: { alias }, body: { reason: null } });
    expect([gone.status, gone.error.code]).toEqual([404, 'loadOrders.linkInvalid']);
  });

  it('counts who opened it, and works again when the opportunity is published again', async () => {
    const { opportunityId, alias } = await shared();
    const visitor = visitorOf(app);
    await visitor.open(alias);
    await visitor.send(outside.readOutsideView, { params: { alias }, query: { again: '1' } });
    const links = () => app.call(shipper.manager, listOpportunityLinks, { params: { id: opportunityId } });
    expect((await links()).body.links).toMatchObject([{ accessCount: 1, applications: 0 }]);
    await app.call(shipper.manager, calls.unpublishOpportunity, { params: { id: opportunityId } });
    expect((await links()).body.links).toMatchObject([{ state: 'expired', expiresAt: null }]);
    await app.call(shipper.manager, calls.publishOpportunity, { params: { id: opportunityId } });
    expect((await visitorOf(app).open(alias)).status).toBe(200);
  });

  it('needs the right to write, a published opportunity, and one of the own company', async () => {
    const { opportunityId, id } = await shared();
    const reader = await app.member(shipper.company, 'opportunity-read');
    const rival = await app.shipper();
    const create = (who: typeof reader, of: string) => shareLink(app, who, of).then(() => 201, String);
    expect(await create(reader, opportunityId)).toContain('request.forbidden');
    expect(await create(rival.manager, opportunityId)).toContain('request.notFound');
    const draft = await app.create(shipper.manager);
    expect(await create(shipper.manager, draft._id)).toContain('opportunities.notPublished');
    const params = { id: opportunityId, linkId: id };
    expect((await app.call(rival.manager, revokeOpportunityLink, { params })).status).toBe(404);
    const other = await shared();
    const crossed = { id: other.opportunityId, linkId: id };
    expect((await app.call(shipper.manager, revokeOpportunityLink, { params: crossed })).status).toBe(404);
  });

  it('is none of the links that sharing an order makes, lists and ends', async () => {
    const { id, opportunityId } = await shared();
    const sharer = await app.member(shipper.company, 'load-order-write', 'operation-agro-write');
    expect((await app.call(sharer, revokePublicLink, { params: { id } })).status).toBe(404);
    const { body } = await app.call(sharer, listPublicLinks, { query: {} });
    expect(body.publicLinks).toEqual([]);
    const made = await app.call(sharer, createPublicLink, { body: { purpose: 'opportunity' as never } });
    expect(made.status).toBe(400);
    const { links } = (await app.call(shipper.manager, listOpportunityLinks, { params: { id: opportunityId } })).body;
    expect(links).toMatchObject([{ state: 'active' }]);
  });

  it('slows down people who guess and people who send again and again', async () => {
    const guesser = visitorOf(app);
    const read = [];
    for (let tried = 0; tried < 61; tried += 1) read.push((await guesser.open(createAlias())).status);
    expect(new Set(read.slice(0, 60))).toEqual(new Set([404]));
    expect(read.at(-1)).toBe(429);
    const { alias } = await shared();
    const sender = visitorOf(app);
    const sent = [];
    for (let tried = 0; tried < 21; tried += 1) sent.push((await sender.apply(alias, { phone: 'x' })).status);
    expect(new Set(sent.slice(0, 20))).toEqual(new Set([400]));
    expect(sent.at(-1)).toBe(429);
  });
});

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

/** The stream of a page, as its browser opens it. */
async function followed(alias: string, cookies: Record<string, string>) {
  const url = `/api${fillPath(outside.followOutsideView.path, { alias })}`;
  const reply = await app.product.http.inject({ method: 'GET', url, cookies, payloadAsStream: true });
  const seen = { text: '', ended: false };
  const stream = reply.stream().setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    seen.text += chunk;
  });
  stream.on('close', () => {
    seen.ended = true;
  });
  await expect.poll(() => seen.text).toContain('event: ready');
  return { seen, changes: () => seen.text.split('event: changes').length - 1 };
}
