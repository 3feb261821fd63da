import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicLink, listPublicLinks, revokePublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { createAlias } from '#areas/sharing/server/index.ts';
import { fillPath } from '#kernel/api-call.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import * as outside from '../../contract/outside.calls.ts';
import * as applying from '../../contract/postulation.calls.ts';
import { listOpportunityLinks, revokeOpportunityLink } from '../../contract/share.calls.ts';
import { type MarketApp, type OpportunityForm, type Shipper, startMarket } from '../opportunities.fixture.ts';
import { applicantsOf, sharedBy, shareLink, visitorOf } from './outside.fixture.ts';

let app: MarketApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startMarket();
  shipper = await app.shipper('Molinos del Oriente');
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const shared = (form?: Partial<OpportunityForm>) => sharedBy(app, shipper.manager, form);
const applicants = (id: string) => applicantsOf(app, shipper.manager, id);

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
