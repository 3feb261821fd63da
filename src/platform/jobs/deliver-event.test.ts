import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { Trx } from '../db/database.ts';
import { deliverEventJob } from './deliver-event.ts';
import { defineEvent, type EventSubscriber, emit, subscribe } from './events.ts';
import { drainJobs } from './worker.ts';

let app: TestApp;
let companyId: string;

const loaded = defineEvent('test.truckLoaded', z.object({ plate: z.string() }));
const other = defineEvent('test.other', z.object({}));

beforeAll(async () => {
  app = await startTestApp();
  companyId = (await app.world.company()).id;
});
afterAll(() => app.close());

/** A row written by a subscriber, in its transaction. */
async function leaveTrace(trx: Trx, name: string, eventId: string): Promise<void> {
  await sql`insert into mail_message (id, recipient, subject, text_body, html_body)
    values (${createId()}, ${name}, ${eventId}, '', '')`.execute(trx);
}

async function traces(eventId: string): Promise<string[]> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ recipient: string }>`select recipient from mail_message where subject = ${eventId} order by 1`.execute(trx),
  );
  return rows.map(({ recipient }) => recipient);
}

async function deliveredAt(eventId: string): Promise<Date | null | undefined> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ at: Date | null }>`select delivered_at as at from outbox_event where id = ${eventId}`.execute(trx),
  );
  return rows[0]?.at;
}

const happen = (payload = { plate: '1234 ABC' }) =>
  app.services.database.asMember({ companyId, userId: null }, (trx) =>
    emit(trx, loaded, { companyId, actorId: null }, payload),
  );

const steady = (name: string) => subscribe(name, loaded, (event, trx) => leaveTrace(trx, name, event.id));

/** Fails the first time, after it has already written. */
function shaky(name: string): EventSubscriber {
  let tries = 0;
  return subscribe(name, loaded, async (event, trx) => {
    await leaveTrace(trx, name, event.id);
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  });
}

describe('an event', () => {
  it('reaches each subscriber of its type exactly once, though it is delivered twice and one fails first', async () => {
    const outsider = subscribe('test.outsider', other, (event, trx) => leaveTrace(trx, 'outsider', event.id));
    const job = deliverEventJob([steady('a'), shaky('b'), steady('c'), outsider]);
    const eventId = await happen();

    await expect(job.run({ eventId }, app.services)).rejects.toThrow('1 subscribers of test.truckLoaded failed');
    expect(await traces(eventId)).toEqual(['a', 'c']);
    expect(await deliveredAt(eventId)).toBeNull();

    await job.run({ eventId }, app.services);
    await job.run({ eventId }, app.services);
    expect(await traces(eventId)).toEqual(['a', 'b', 'c']);
    expect(await deliveredAt(eventId)).toBeInstanceOf(Date);
  });

  it('is processed once when two workers deliver it at the same time', async () => {
    const job = deliverEventJob([steady('a'), steady('b')]);
    const eventId = await happen();
    await Promise.all([1, 2, 3, 4].map(() => job.run({ eventId }, app.services)));
    expect(await traces(eventId)).toEqual(['a', 'b']);
  });

  it('contains the person and the company, and is delivered by the queue', async () => {
    const seen: unknown[] = [];
    const witness = subscribe('test.witness', loaded, async (event) => void seen.push(event));
    const eventId = await happen({ plate: '777 XYZ' });
    await drainJobs(app.services, [deliverEventJob([witness])], app.databaseUrl);
    expect(seen).toContainEqual({
      id: eventId,
      type: 'test.truckLoaded',
      companyId,
      actorId: null,
      payload: { plate: '777 XYZ' },
      createdAt: expect.any(Date),
    });
  });

  it('does not exist when its transaction rolled back', async () => {
    const seen: unknown[] = [];
    const job = deliverEventJob([subscribe('test.nobody', loaded, async (event) => void seen.push(event))]);
    await expect(
      app.services.database.asMember({ companyId, userId: null }, async (trx) => {
        await emit(trx, loaded, { companyId, actorId: null }, { plate: 'x' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await drainJobs(app.services, [job], app.databaseUrl);
    expect(seen).toEqual([]);
  });

  it('that no longer exists is no failure', async () => {
    await expect(deliverEventJob([]).run({ eventId: createId() }, app.services)).resolves.toBeUndefined();
  });

  it('cannot have two subscribers of the same name', () => {
    expect(() => deliverEventJob([steady('a'), steady('a')])).toThrow('a');
  });
});
