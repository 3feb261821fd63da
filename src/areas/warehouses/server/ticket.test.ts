import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '#platform/db/database.ts';
import { deriveKeyPair } from '#platform/derived-key.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { readTicket, readTicketFile } from '../contract/ticket.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { unpackTicket } from '../rules/ticket.ts';
import { readTicketKeys } from './ticket.repository.ts';
import { currentKeys, openTicket, signTicket, ticketKeysJob } from './ticket-key.ts';
import { day, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

let app: WarehouseApp;
let site: Site;
let warehouse: WarehouseView;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  warehouse = await app.register(site.manager);
});
afterAll(() => app.close());

const booked = async (time: string) => app.book(site.manager, await app.expected(site.manager, warehouse), time);
const ticketOf = async (id: string, who = site.manager) => app.call(who, readTicket, { params: { id } });
const fileOf = async (id: string, format: 'pdf' | 'ics') => {
  const { body, status } = await app.call(site.manager, readTicketFile, { params: { id, format } });
  expect(status).toBe(200);
  return { ...body, bytes: Buffer.from(body.content, 'base64') };
};
const platform = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => app.services.database.asPlatform(work);

describe('a ticket', () => {
  it('says what the gate needs without network, signed, and no names', async () => {
    const booking = await booked('09:00');
    const { ticket } = (await ticketOf(booking._id)).body;
    const signed = ticket.address.split('/ticket/')[1]!;
    const content = unpackTicket(Buffer.from(signed.split('.')[0]!, 'base64url'));
    expect(content).toMatchObject({ id: booking._id, warehouseId: warehouse._id, version: 1 });
    expect(content!.from * 1000).toBe(Date.parse(booking.startsAt!));
    expect(ticket.address.length).toBeLessThan(260);
    expect(ticket.text).toContain(ticket.code);
    expect(await platform((trx) => openTicket(trx, signed))).toEqual(content);
  });

  it('that was changed, cut or signed with another key is not genuine', async () => {
    const { ticket } = (await ticketOf((await booked('10:00'))._id)).body;
    const signed = ticket.address.split('/ticket/')[1]!;
    const [content = '', signature = ''] = signed.split('.');
    const bytes = Buffer.from(content, 'base64url');
    const changed = (at: number) => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return `${copy.toString('base64url')}.${signature}`;
    };
    const forgeries = [changed(1), changed(4), changed(8), changed(20), `${content}.${signature.slice(2)}`];
    for (const forged of [...forgeries, `${content}.${'A'.repeat(86)}`, content, '', '.', 'x.y']) {
      expect(await platform((trx) => openTicket(trx, forged))).toBeUndefined();
    }
  });

  it('is there for whoever sees the booking, while it has a time', async () => {
    const pending = await app.expected(site.manager, warehouse);
    expect(await ticketOf(pending._id)).toMatchObject({ status: 409, error: { code: 'tickets.none' } });
    const stranger = await app.site();
    const booking = await booked('11:00');
    expect((await ticketOf(booking._id, stranger.manager)).status).toBe(404);
  });

  it('is printed, and goes into a calendar', async () => {
    const booking = await booked('12:00');
    const pdf = await fileOf(booking._id, 'pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const calendar = await fileOf(booking._id, 'ics');
    const text = calendar.bytes.toString();
    expect(text).toMatch(new RegExp(`DTSTART:${day(2).replaceAll('-', '')}T160000Z`));
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).toContain('END:VCALENDAR\r\n');
  });
});

describe('the key of the tickets', () => {
  const move = (days: number) =>
    platform((trx) => sql`update ticket_key set created_at = created_at - make_interval(days => ${days})`.execute(trx));
  const run = () => ticketKeysJob.run({}, app.services);
  const ids = async () => (await platform((trx) => readTicketKeys(trx))).map(({ id }) => id);
  const sign = () =>
    platform((trx) =>
      signTicket(
        trx,
        { config: app.services.config, now: new Date() },
        {
          id: warehouse._id,
          warehouseId: warehouse._id,
          plate: 'ABC123',
          from: 1,
          until: 2,
          version: 1,
        },
      ),
    );
  const keyOf = (signed: string) => unpackTicket(Buffer.from(signed.split('.')[0]!, 'base64url'))?.keyId;

  it('is made once by two at the same time, rotates, and stays until its last ticket ends', async () => {
    await platform((trx) => sql`delete from ticket_key`.execute(trx));
    await Promise.all([sign(), sign()]);
    expect(await ids()).toEqual([1]);
    const old = await sign();
    await move(364);
    await run();
    expect(await ids()).toEqual([2, 1]);
    // Phones without network have two days to read the new one.
    expect(keyOf(await sign())).toBe(1);
    await move(3);
    expect(keyOf(await sign())).toBe(2);
    expect(await platform((trx) => openTicket(trx, old))).toMatchObject({ keyId: 1 });
    // The last ticket of the first key may be for a day a year ahead.
    await move(390);
    await run();
    expect(await ids()).toEqual([3, 2, 1]);
    expect(await platform((trx) => openTicket(trx, old))).toMatchObject({ keyId: 1 });
    await move(10);
    await run();
    expect(await ids()).toEqual([3, 2]);
    expect(await platform((trx) => openTicket(trx, old))).toBeUndefined();
  });

  it('is there when the product has started, before anybody asked for a ticket', async () => {
    await platform((trx) => sql`delete from ticket_key`.execute(trx));
    const { jobs, cron } = app.product;
    for (let start = 0; start < 2; start += 1) {
      const worker = await startWorker(app.services, jobs, cron, app.databaseUrl);
      await expect.poll(ids).toEqual([1]);
      await worker.stop();
    }
  });

  it('of another secret of the product is a new one', async () => {
    const config = { AUTH_SECRET: 'another secret that is long enough for this' };
    const keys = await platform((trx) => currentKeys(trx, config, new Date()));
    expect(keys[0]!.publicKey).toBe(deriveKeyPair(config.AUTH_SECRET, `tropeiro ticket ${keys[0]!.id}`).publicKey);
  });
});
