import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followLinkedTrip, readLinkedTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { type ApiCall, fillPath } from '#kernel/api-call.ts';
import {
  followAgroMap,
  followClientReport,
  followClientView,
  readClientView,
} from '../../contract/client-view.calls.ts';
import { listPublicLinks, revokePublicLink } from '../../contract/public-link.calls.ts';
import { followRatedTrip } from '../../contract/rating.calls.ts';
import { followWebForm } from '../../contract/web-form.calls.ts';
import { createAlias } from './alias.ts';
import { type OutsideApp, startOutside, type Trip } from './outside.fixture.ts';

let app: OutsideApp;
beforeAll(async () => {
  app = await startOutside();
});
afterAll(() => app.close());

/** Opens the stream of a page as a browser does, once it is greeted. */
async function follow(call: ApiCall, params: Record<string, string>, cookies: Record<string, string> = {}) {
  const url = `/api${fillPath(call.path, params)}`;
  const reply = await app.product.http.inject({ method: 'GET', url, cookies, payloadAsStream: true });
  const stream: Readable = reply.stream();
  const seen = { status: reply.statusCode, text: '', ended: false };
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    seen.text += chunk;
  });
  stream.on('close', () => {
    seen.ended = true;
  });
  if (reply.statusCode === 200) await expect.poll(() => seen.text).toContain('event: ready');
  const changes = () => seen.text.split('event: changes').length - 1;
  return { seen, changes };
}

const change = ({ orderId }: Trip, values: Record<string, unknown>) =>
  app.write((trx) => trx.updateTable('load_order').set(values).where('id', '=', orderId).execute());

/** What the page does not show: an internal comment on the order. */
const comment = ({ company, orderId, sharer }: Trip) =>
  app.write((trx) =>
    trx
      .insertInto('load_order_comment')
      .values({
        id: crypto.randomUUID(),
        company_id: company.id,
        order_id: orderId,
        created_by: sharer.userId,
        text: 'x',
      })
      .execute(),
  );

describe('the stream of a page behind a link', () => {
  it('says that the page changed, and nothing of what the page does not show', async () => {
    const trip = await app.trip();
    const other = await app.trip({ beside: trip });
    const { alias } = await app.share(trip, { purpose: 'client', shows: ['plate'] });
    const { seen, changes } = await follow(followClientView, { loadOrderId: alias });
    await comment(trip);
    await change(trip, { comment: 'Solo para nosotros' });
    await change(trip, { driver_name: 'Otro conductor' });
    await change(other, { loading_date: '2031-06-01' });
    await change(trip, { loading_date: '2031-06-02' });
    await expect.poll(changes).toBe(1);
    await change(trip, { plate: '7777ZZZ' });
    await expect.poll(changes).toBe(2);
    expect(seen.text).not.toMatch(/order|comment|conductor|\d{4}-/);
  });

  it('is over when the page is closed', async () => {
    const address = await app.product.http.listen({ port: 0, host: '127.0.0.1' });
    const { alias } = await app.share(await app.trip(), { purpose: 'client' });
    const open = app.services.realtime.clients;
    const leaving = new AbortController();
    const path = fillPath(followClientView.path, { loadOrderId: alias });
    const reply = await fetch(`${address}/api${path}`, { signal: leaving.signal });
    expect([reply.status, app.services.realtime.clients]).toEqual([200, open + 1]);
    leaving.abort();
    await expect.poll(() => app.services.realtime.clients).toBe(open);
  });

  it('ends with the link', async () => {
    const trip = await app.trip();
    const link = await app.share(trip, { purpose: 'client' });
    const revoked = await follow(followClientView, { loadOrderId: link.alias });
    await app.call(trip.sharer, revokePublicLink, { params: { id: link.id } });
    await expect.poll(() => revoked.seen.ended).toBe(true);
    expect(revoked.changes()).toBe(0);
    expect((await follow(followClientView, { loadOrderId: link.alias })).seen.status).toBe(404);
  });

  it('about many orders ends with the link, before its changes are awaited', async () => {
    const trip = await app.trip();
    const report = await app.share(trip, { purpose: 'report', operationId: trip.operationId });
    const map = await app.share(trip, { purpose: 'agroMap', operationId: trip.operationId });
    const followed = [
      await follow(followClientReport, { reportId: report.alias }),
      await follow(followAgroMap, { companyId: map.alias }),
    ];
    for (const { id } of [report, map]) await app.call(trip.sharer, revokePublicLink, { params: { id } });
    await expect.poll(() => followed.map(({ seen }) => seen.ended)).toEqual([true, true]);
    expect(followed.map(({ changes }) => changes())).toEqual([0, 0]);
  });

  it('ends when the link expires, although nothing happens', async () => {
    const trip = await app.trip();
    const link = await app.share(trip, { purpose: 'client' });
    const expiresAt = new Date(app.services.now().getTime() + 3_000);
    await app.write((trx) =>
      trx.updateTable('public_link').set({ expires_at: expiresAt }).where('id', '=', link.id).execute(),
    );
    const { seen, changes } = await follow(followClientView, { loadOrderId: link.alias });
    await expect.poll(() => seen.ended).toBe(true);
    expect(changes()).toBe(0);
  });

  it('of a driver ends when somebody else drives', async () => {
    const trip = await app.trip({ status: 'assigned' });
    const other = await app.trip({ beside: trip, status: 'finished' });
    const { alias } = await app.share(trip, { purpose: 'driver' });
    const { seen, changes } = await follow(followLinkedTrip, { loadOrderId: alias });
    await app.task(trip, 'Llegada');
    await expect.poll(changes).toBe(1);
    await change(trip, { driver_id: other.driverId });
    await expect.poll(() => seen.ended).toBe(true);
    expect(changes()).toBe(1);
  });

  it('is refused without a valid link, for another purpose, and for a form without its cookie', async () => {
    const trip = await app.trip();
    const client = await app.share(trip, { purpose: 'client' });
    const form = await app.share(trip, { purpose: 'webForm' });
    const report = await app.share(trip, { purpose: 'report', operationId: trip.operationId });
    const refused = [
      await follow(followClientView, { loadOrderId: createAlias() }),
      await follow(followRatedTrip, { loadOrderId: client.alias }),
      await follow(followLinkedTrip, { loadOrderId: client.alias }),
      await follow(followClientReport, { reportId: client.alias }),
      await follow(followAgroMap, { companyId: report.alias }),
      await follow(followWebForm, { loadOrderId: form.alias }),
      await follow(followWebForm, { loadOrderId: form.alias }, { 'tropeiro.form': createAlias() }),
    ];
    expect(refused.map(({ seen }) => seen.status)).toEqual(refused.map(() => 404));
  });
});

it('a page that reads itself again does not count as opened again', async () => {
  const trip = await app.trip({ status: 'assigned' });
  const client = await app.share(trip, { purpose: 'client' });
  const driver = await app.share(trip, { purpose: 'driver' });
  for (const query of [{}, { again: '1' }, { again: '1' }] as const) {
    await app.call(null, readClientView, { params: { loadOrderId: client.alias }, query });
    await app.call(null, readLinkedTrip, { params: { loadOrderId: driver.alias }, query });
  }
  const { body } = await app.call(trip.sharer, listPublicLinks, { query: { loadingOrderId: trip.orderId } });
  expect(body.publicLinks.map(({ accessCount }) => accessCount)).toEqual([1, 1]);
});
