import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { ALIVE_EVENT, READY_EVENT, RESYNC_EVENT, type RealtimeMessage } from '#kernel/realtime.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { createRealtimeHub, type HubOptions } from './create-hub.ts';
import type { RealtimeHub, TabSession } from './hub.ts';

let app: TestApp;
const hubs: RealtimeHub[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.close();
});
afterAll(() => app.close());

/** Another server process on the same database. */
async function startHub(limits: HubOptions['limits'] = {}): Promise<RealtimeHub> {
  const { log, metrics } = app.services;
  const hub = await createRealtimeHub({ url: app.databaseUrl, log, metrics, limits });
  hubs.push(hub);
  return hub;
}

const inTransaction: TestApp['services']['database']['transaction'] = (work) => app.services.database.transaction(work);

function person(companyId: string | null = null): TabSession {
  return { sessionId: createId(), userId: createId(), companyId };
}

/** Somebody whose session was valid a moment ago, as of a request that opens a stream. */
async function admitted(): Promise<TabSession> {
  const { rows } = await inTransaction((trx) =>
    sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(trx),
  );
  return { ...person(), admittedAt: rows[0]!.snapshot };
}

/** What a tab has received so far, except the greeting. */
class Tab {
  readonly messages: RealtimeMessage[] = [];
  readonly stream: Readable;
  ended = false;
  #text = '';

  constructor(hub: RealtimeHub, session: TabSession) {
    this.stream = hub.open(session);
    this.stream.setEncoding('utf8').on('data', (text: string) => this.#take(text));
    this.stream.on('close', () => {
      this.ended = true;
    });
  }

  get events(): string[] {
    return this.messages.map(({ event }) => event);
  }

  get payloads(): unknown[] {
    return this.messages.filter(({ event }) => event !== READY_EVENT).map(({ data }) => data);
  }

  #take(text: string): void {
    const frames = (this.#text + text).split('\n\n');
    this.#text = frames.pop() ?? '';
    for (const frame of frames) {
      const match = /^id: (.+)\nevent: (.+)\ndata: (.*)$/.exec(frame);
      if (match) this.messages.push({ id: match[1]!, event: match[2]!, data: JSON.parse(match[3]!) });
    }
  }
}

/** Closes the connections of that name, as a restart of the database would. */
async function cutOff(applicationName: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [applicationName],
  );
  await client.end();
}

describe('the realtime hub', () => {
  it('sends a tab what was committed and nothing that was rolled back', async () => {
    const hub = await startHub();
    const ana = person();
    const tab = new Tab(hub, ana);
    const failing = inTransaction(async (trx) => {
      await hub.publish(trx, ana, 'test.lost', 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await inTransaction(async (trx) => {
      await hub.publish(trx, ana, 'test.kept', { order: 12 });
      // The transaction is still open, so nothing may have been sent.
      expect(tab.events).not.toContain('test.kept');
    });
    await expect.poll(() => tab.events).toEqual([READY_EVENT, 'test.kept']);
    expect(tab.payloads).toEqual([{ order: 12 }]);
  });

  it('reaches the tabs of every process', async () => {
    const [here, there] = [await startHub(), await startHub()];
    const ana = person();
    const tabs = [new Tab(here, ana), new Tab(there, ana)];
    await inTransaction((trx) => here.publish(trx, ana, 'test.hello', 'hi'));
    for (const tab of tabs) await expect.poll(() => tab.payloads).toEqual(['hi']);
  });

  it('keeps channels private and companies apart', async () => {
    const hub = await startHub();
    const [ana, bruno] = [person('company-1'), person('company-1')];
    const first = new Tab(hub, ana);
    const second = new Tab(hub, { ...ana, companyId: 'company-2' });
    const outsider = new Tab(hub, bruno);
    await inTransaction((trx) =>
      hub.publishAll(trx, [
        { to: { userId: ana.userId, companyId: 'company-1' }, event: 'test.one', data: 1 },
        { to: { userId: ana.userId, companyId: 'company-2' }, event: 'test.two', data: 2 },
        { to: { userId: ana.userId }, event: 'test.all', data: 3 },
        { to: bruno, event: 'test.bruno', data: 4 },
      ]),
    );
    await expect.poll(() => outsider.payloads).toEqual([4]);
    expect(first.payloads).toEqual([1, 3]);
    expect(second.payloads).toEqual([2, 3]);
  });

  it('ends the streams of a session, or of a person, on every process', async () => {
    const [here, there] = [await startHub(), await startHub()];
    const ana = await admitted();
    const otherSession = { ...ana, sessionId: createId() };
    const bruno = await admitted();
    const tabs = [new Tab(here, ana), new Tab(there, ana)];
    const stays = new Tab(there, otherSession);
    const outsiders = new Tab(there, bruno);
    await inTransaction((trx) => here.closeSessions(trx, { sessionId: ana.sessionId }));
    await expect.poll(() => tabs.map(({ ended }) => ended)).toEqual([true, true]);
    expect([stays.ended, outsiders.ended]).toEqual([false, false]);
    await inTransaction((trx) => here.closeSessions(trx, { userId: ana.userId }));
    await expect.poll(() => stays.ended).toBe(true);
    expect(outsiders.ended).toBe(false);
    expect([here.clients, there.clients]).toEqual([0, 1]);
  });

  it('ends a stream whose session ended between its check and the first reading', async () => {
    const hub = await startHub();
    const [ana, bruno] = [await admitted(), await admitted()];
    await inTransaction((trx) => hub.closeSessions(trx, { sessionId: ana.sessionId }));
    const [tab, outsider] = [new Tab(hub, ana), new Tab(hub, bruno)];
    await expect.poll(() => tab.ended).toBe(true);
    await expect.poll(() => outsider.events).toEqual([READY_EVENT]);
    // Who signs in again is not ended by what ended the session before.
    const again = new Tab(hub, { ...(await admitted()), userId: ana.userId, sessionId: ana.sessionId });
    await expect.poll(() => again.events).toEqual([READY_EVENT]);
    expect(again.ended).toBe(false);
  });

  it('drops a reader that does not read', async () => {
    const hub = await startHub({ pendingBytes: 4_000 });
    const [slow, quick] = [person(), person()];
    const stalled = hub.open(slow);
    const reading = new Tab(hub, quick);
    for (let round = 0; round < 5; round += 1) {
      await inTransaction((trx) =>
        hub.publishAll(
          trx,
          [slow, quick].map((to) => ({ to, event: 'test.message', data: `${round} ${'x'.repeat(1_500)}` })),
        ),
      );
    }
    await expect.poll(() => stalled.destroyed).toBe(true);
    await expect.poll(() => reading.payloads.length).toBe(5);
    expect(hub.clients).toBe(1);
  });

  it('closes a stream that is never read', async () => {
    const hub = await startHub({ heartbeatMs: 50 });
    const forgotten = hub.open(person());
    await expect.poll(() => forgotten.destroyed).toBe(true);
    expect(hub.clients).toBe(0);
  });

  it('keeps the stream alive and ends it after its maximum time', async () => {
    const hub = await startHub({ heartbeatMs: 20, streamLifeMs: 300 });
    const stream = hub.open(person()).setEncoding('utf8');
    let text = '';
    for await (const part of stream) text += part;
    expect(text).toContain(`event: ${ALIVE_EVENT}\n`);
  });

  it('closes the oldest stream when a person opens too many', async () => {
    const hub = await startHub({ streamsPerPerson: 2 });
    const ana = person();
    const tabs = [new Tab(hub, ana), new Tab(hub, ana), new Tab(hub, ana)];
    await expect.poll(() => tabs.map(({ ended }) => ended)).toEqual([true, false, false]);
    expect(hub.clients).toBe(2);
  });

  it('lets nobody who follows a link push out somebody else who does', async () => {
    const hub = await startHub({ streamsPerPerson: 1, streamsPerLink: 2 });
    const link: TabSession = { ...person('company-1'), follows: { order: null } };
    const tabs = [new Tab(hub, link), new Tab(hub, link)];
    expect(() => hub.open(link)).toThrow(expect.objectContaining({ status: 429, code: 'request.tooMany' }));
    await expect.poll(() => tabs.map(({ events }) => events)).toEqual([[READY_EVENT], [READY_EVENT]]);
    tabs[0]?.stream.destroy();
    await expect.poll(() => hub.clients).toBe(1);
    const next = new Tab(hub, link);
    await expect.poll(() => next.events).toEqual([READY_EVENT]);
    expect(tabs[1]?.ended).toBe(false);
  });

  it('sends what a tab missed while it was away, exactly once, whichever process it comes back to', async () => {
    const [hub, other] = [await startHub(), await startHub()];
    const ana = person('company-1');
    const before = new Tab(hub, ana);
    await inTransaction((trx) => hub.publish(trx, ana, 'test.first', 1));
    await expect.poll(() => before.payloads).toEqual([1]);
    before.stream.destroy();
    const lastEventId = before.messages.at(-1)!.id;
    await inTransaction((trx) => hub.publish(trx, ana, 'test.second', 2));
    await inTransaction((trx) => hub.publish(trx, { ...ana, companyId: 'company-2' }, 'test.other', 'x'));
    await inTransaction((trx) => hub.publish(trx, ana, 'test.third', 3));
    for (const process of [hub, other]) {
      const after = new Tab(process, { ...ana, lastEventId });
      await expect.poll(() => after.events).toEqual(['test.second', 'test.third', READY_EVENT]);
    }
  });

  it('sends what began before the last reading and was committed after it', async () => {
    const hub = await startHub();
    const ana = person();
    const tab = new Tab(hub, ana);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = inTransaction(async (trx) => {
      await hub.publish(trx, ana, 'test.slow', 'slow');
      await finished;
    });
    await inTransaction((trx) => hub.publish(trx, ana, 'test.quick', 'quick'));
    await expect.poll(() => tab.payloads).toEqual(['quick']);
    finish();
    await slow;
    await expect.poll(() => tab.payloads).toEqual(['quick', 'slow']);
  });

  it('asks a tab to reload when it cannot know what was missed', async () => {
    const hub = await startHub();
    const ana = person();
    const before = new Tab(hub, ana);
    await expect.poll(() => before.events).toEqual([READY_EVENT]);
    const [at = '', snapshot = ''] = before.messages[0]!.id.split('~');
    const longAgo = `${Number(at) - 3_600}~${snapshot}`;
    for (const id of [longAgo, `${at}~99999999999:99999999999:`, '0123456789ab-7', 'nonsense']) {
      const tab = new Tab(hub, { ...ana, lastEventId: id });
      await expect.poll(() => tab.events).toEqual([RESYNC_EVENT]);
    }
  });

  it('leaves out data that is too large to send', async () => {
    const hub = await startHub();
    const ana = person();
    const tab = new Tab(hub, ana);
    await inTransaction((trx) => hub.publish(trx, ana, 'test.large', { text: 'ã'.repeat(5_000) }));
    await expect.poll(() => tab.events).toEqual([READY_EVENT, 'test.large']);
    expect(tab.payloads).toEqual([null]);
  });

  it('loses nothing when the database closes its connection', async () => {
    const hub = await startHub();
    const ana = person();
    const tab = new Tab(hub, ana);
    await expect.poll(() => tab.events).toEqual([READY_EVENT]);
    await cutOff('tropeiro-realtime');
    await inTransaction((trx) => hub.publish(trx, ana, 'test.again', 'back'));
    await expect.poll(() => tab.payloads).toEqual(['back']);
    expect(tab.events).not.toContain(RESYNC_EVENT);
  });

  it('ignores messages it does not understand', async () => {
    const hub = await startHub();
    const ana = person();
    const tab = new Tab(hub, ana);
    await inTransaction((trx) => sql`select app.send_signals(array['{"u":1}', '"?"']::jsonb[])`.execute(trx));
    await inTransaction((trx) => hub.publish(trx, ana, 'test.fine', 1));
    await expect.poll(() => tab.payloads).toEqual([1]);
  });
});
