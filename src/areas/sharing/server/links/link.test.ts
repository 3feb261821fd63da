import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientView } from '../../contract/client-view.calls.ts';
import { createPublicLink, listPublicLinks, revokePublicLink } from '../../contract/public-link.calls.ts';
import { createAlias } from './alias.ts';
import { type OutsideApp, startOutside } from './outside.fixture.ts';

let app: OutsideApp;
beforeAll(async () => {
  app = await startOutside();
});
afterAll(() => app.close());

const open = (alias: string) => app.call(null, readClientView, { params: { loadOrderId: alias }, query: {} });
const DAY_MS = 86_400_000;

describe('a link', () => {
  it('opens the order for its holder, and the company sees how often', async () => {
    const trip = await app.trip();
    const { alias } = await app.share(trip, { purpose: 'client', recipient: 'Ingenio Guabirá' });
    await open(alias);
    expect((await open(alias)).body.loadingOrder.loadingOrderCode).toBe(trip.code);
    const query = { loadingOrderId: trip.orderId };
    const { publicLinks } = (await app.call(trip.sharer, listPublicLinks, { query })).body;
    expect(publicLinks).toMatchObject([{ accessCount: 2, state: 'active', recipient: 'Ingenio Guabirá' }]);
    expect(publicLinks[0]?.lastAccessAt).not.toBeNull();
  });

  it('is stored nowhere: the row has no alias, and the address has no order id', async () => {
    const trip = await app.trip();
    const { id, alias, url } = await app.share(trip, { purpose: 'client' });
    expect(Buffer.from(alias, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(url.href).not.toContain(trip.orderId);
    const row = await app.write((trx) =>
      trx.selectFrom('public_link').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(alias);
  });

  it('to an order gets the address its sharer chooses, and an order with stops its own', async () => {
    const pathOf = async (kind: 'normal' | 'multipoint', view: 'current' | 'before') => {
      const { url, alias } = await app.share(await app.trip({ kind }), { purpose: 'client', view });
      expect((await open(alias)).status).toBe(200);
      return url.pathname.split('/')[1];
    };
    expect([await pathOf('normal', 'current'), await pathOf('normal', 'before')]).toEqual(['client', 'client-view']);
    expect(await pathOf('multipoint', 'before')).toBe('client-view-multi');
  });

  it('is shown once: a list never contains the address again', async () => {
    const trip = await app.trip();
    const { alias } = await app.share(trip, { purpose: 'client' });
    const listed = await app.call(trip.sharer, listPublicLinks, { query: { loadingOrderId: trip.orderId } });
    expect(listed.raw.body).not.toContain(alias);
  });

  it('created by a double click is one link', async () => {
    const trip = await app.trip();
    const body = { purpose: 'client' as const, loadingOrderId: trip.orderId };
    const twice = await Promise.all(
      [1, 2].map(() => app.call(trip.sharer, createPublicLink, { body }, { idempotencyKey: 'share-once-1' })),
    );
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const { publicLinks } = (await app.call(trip.sharer, listPublicLinks, { query: { loadingOrderId: trip.orderId } }))
      .body;
    expect(publicLinks).toHaveLength(1);
  });

  it('gives the same reply when unknown, for another purpose, revoked or expired', async () => {
    const trip = await app.trip({ status: 'finished' });
    const rating = await app.share(trip, { purpose: 'rating' });
    const revoked = await app.share(trip, { purpose: 'client' });
    await app.call(trip.sharer, revokePublicLink, { params: { id: revoked.id } });
    const expired = await app.share(trip, { purpose: 'client', days: 1 });
    const row = { expires_at: new Date(app.services.now().getTime() - DAY_MS) };
    await app.write((trx) => trx.updateTable('public_link').set(row).where('id', '=', expired.id).execute());
    const tried = [createAlias(), 'x', trip.orderId, '%00', rating.alias, revoked.alias, expired.alias, expired.id];
    const replies = await Promise.all(tried.map(open));
    expect(new Set(replies.map(({ status, error }) => `${status} ${error.code} ${error.message}`))).toEqual(
      new Set([expect.stringContaining('404 loadOrders.linkInvalid')]),
    );
  });

  it('ends the moment it is revoked, and can be revoked once', async () => {
    const trip = await app.trip();
    const { id, alias } = await app.share(trip, { purpose: 'client' });
    expect((await open(alias)).status).toBe(200);
    const first = await app.call(trip.sharer, revokePublicLink, { params: { id } });
    expect((await open(alias)).status).toBe(404);
    const again = await app.call(trip.sharer, revokePublicLink, { params: { id } });
    expect(again.body.publicLink).toMatchObject({ state: 'revoked', revokedAt: first.body.publicLink.revokedAt });
  });

  it('slows down people who guess', async () => {
    const guess = () =>
      app.product.http.inject({ url: `/api/client-view/${createAlias()}`, remoteAddress: '10.9.9.9' });
    const replies = [];
    for (let tried = 0; tried < 61; tried += 1) replies.push((await guess()).statusCode);
    expect(replies.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(replies.at(-1)).toBe(429);
  });
});

describe('sharing', () => {
  it('requires the permission to change the order, not only to read it', async () => {
    const trip = await app.trip({ kind: 'agro' });
    const reader = await app.world.user({
      company: trip.company,
      permissions: ['operation-agro-read', 'load-order-write'],
    });
    const body = { purpose: 'client' as const, loadingOrderId: trip.orderId };
    expect((await app.call(reader, createPublicLink, { body })).status).toBe(403);
    expect((await app.call(reader, listPublicLinks, { query: { loadingOrderId: trip.orderId } })).status).toBe(403);
    const { id } = await app.share(trip, { purpose: 'client' });
    expect((await app.call(reader, revokePublicLink, { params: { id } })).status).toBe(403);
  });

  it('never reaches an order or a link of another company', async () => {
    const [trip, other] = [await app.trip(), await app.trip()];
    const { id } = await app.share(trip, { purpose: 'client' });
    const body = { purpose: 'client' as const, loadingOrderId: trip.orderId };
    expect((await app.call(other.sharer, createPublicLink, { body })).status).toBe(404);
    expect((await app.call(other.sharer, revokePublicLink, { params: { id } })).status).toBe(404);
  });

  it('refuses parts that the sharer may not see', async () => {
    const trip = await app.trip();
    const writer = await app.world.user({ company: trip.company, permissions: ['load-order-write'] });
    const body = { purpose: 'client' as const, loadingOrderId: trip.orderId };
    for (const part of ['freight', 'phone'] as const)
      expect((await app.call(writer, createPublicLink, { body: { ...body, shows: [part] } })).status).toBe(403);
    expect((await app.call(writer, createPublicLink, { body: { ...body, shows: ['driver'] } })).status).toBe(201);
  });

  it('refuses a purpose that does not fit the shared record', async () => {
    const { sharer, orderId, operationId } = await app.trip();
    const bodies = [
      { purpose: 'report' as const, loadingOrderId: orderId },
      { purpose: 'client' as const, operationId },
      { purpose: 'client' as const },
      { purpose: 'report' as const, loadingOrderId: orderId, operationId },
    ];
    for (const body of bodies)
      expect((await app.call(sharer, createPublicLink, { body })).error.code).toBe('loadOrders.linkSubject');
  });
});
