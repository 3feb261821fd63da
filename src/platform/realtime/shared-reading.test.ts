import { connect } from '@nats-io/transport-node';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { RESYNC_EVENT } from '#kernel/realtime.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { createNatsServer, type NatsServer, natsServerPath } from '#testing/nats-server.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { createRealtimeHub } from './create-hub.ts';
import type { RealtimeHub, TabSession } from './hub.ts';

const SECRET = 'the-same-on-both-sides-of-the-river-0123456789';

interface Process {
  readonly hub: RealtimeHub;
  readonly metrics: Metrics;
}

let app: TestApp;
let nats: NatsServer;
const running: Process[] = [];

if (!natsServerPath) process.stdout.write('skipped: there is no nats-server, so changes over NATS are not tested\n');

/** Another server process on the same database, with a NATS server beside it. */
async function start(secret = SECRET): Promise<Process> {
  const metrics = createMetrics();
  const { log } = app.services;
  const hub = await createRealtimeHub({
    url: app.databaseUrl,
    log,
    metrics,
    limits: { readEveryMs: 40 },
    nats: { url: nats.url, secret },
  });
  running.push({ hub, metrics });
  return { hub, metrics };
}

async function stop({ hub }: Process): Promise<void> {
  running.splice(
    running.findIndex((each) => each.hub === hub),
    1,
  );
  await hub.close();
}

const person = (): TabSession => ({ sessionId: createId(), userId: createId(), companyId: null });

interface Tab {
  text: string;
  ended: boolean;
}

function tabOf({ hub }: Process, who: TabSession): Tab {
  const tab: Tab = { text: '', ended: false };
  const stream = hub.open(who).setEncoding('utf8');
  stream.on('data', (text: string) => {
    tab.text += text;
  });
  stream.on('close', () => {
    tab.ended = true;
  });
  return tab;
}

const payloads = ({ text }: Tab) => [...text.matchAll(/^event: test\.said\ndata: (.+)$/gm)].map(([, data]) => data);

const say = ({ hub }: Process, who: TabSession, what: number) =>
  app.services.database.transaction((trx) => hub.publish(trx, who, 'test.said', what));

async function readings({ metrics }: Process, from: 'database' | 'nats'): Promise<number> {
  const { values } = await metrics.changesRead.get();
  return values.find(({ labels }) => labels.from === from)?.value ?? 0;
}

/** Waits until this many more readings came, and says how many of them the process made itself. */
async function readsItself(process: Process): Promise<number> {
  const [own, passed] = [await readings(process, 'database'), await readings(process, 'nats')];
  const more = async () => (await readings(process, 'database')) + (await readings(process, 'nats')) - own - passed;
  await expect.poll(more).toBeGreaterThan(7);
  return (await readings(process, 'database')) - own;
}

describe.skipIf(!natsServerPath)('with NATS between them', () => {
  beforeAll(async () => {
    app = await startTestApp();
    nats = await createNatsServer();
  });
  afterEach(async () => {
    for (const each of [...running]) await stop(each);
    await nats.kill();
  });
  afterAll(() => app.close());

  it('one process reads for all, and another takes over when it is gone', async () => {
    await nats.start();
    const processes = [await start(), await start()];
    const ana = person();
    const tabs = processes.map((each) => tabOf(each, ana));
    // Until they know each other, both read.
    await expect.poll(async () => Math.min(...(await Promise.all(processes.map(readsItself))))).toBe(0);
    await say(processes[0]!, ana, 1);
    await say(processes[1]!, ana, 2);
    for (const tab of tabs) await expect.poll(() => payloads(tab)).toEqual(['1', '2']);
    const own = await Promise.all(processes.map(readsItself));
    const [reader, follower] = own[0]! > own[1]! ? [0, 1] : [1, 0];
    await stop(processes[reader]!);
    await say(processes[follower]!, ana, 3);
    await expect.poll(() => payloads(tabs[follower]!)).toEqual(['1', '2', '3']);
    const third = await start();
    const late = tabOf(third, ana);
    await expect.poll(() => readsItself(third)).toBe(0);
    await say(third, ana, 4);
    await expect.poll(() => [payloads(tabs[follower]!).at(-1), payloads(late).at(-1)]).toEqual(['4', '4']);
  });

  it('nothing is lost and nothing comes twice when NATS is killed, comes back, or was never there', async () => {
    const processes = [await start(), await start()];
    const ana = person();
    const tabs = processes.map((each) => tabOf(each, ana));
    const everywhere = async (...expected: readonly string[]) => {
      for (const tab of tabs) await expect.poll(() => payloads(tab)).toEqual(expected);
    };
    await say(processes[0]!, ana, 1);
    await everywhere('1');
    await nats.start();
    await expect.poll(async () => Math.min(...(await Promise.all(processes.map(readsItself))))).toBe(0);
    await say(processes[0]!, ana, 2);
    await nats.kill();
    await say(processes[1]!, ana, 3);
    await everywhere('1', '2', '3');
    await nats.start();
    await say(processes[0]!, ana, 4);
    await expect.poll(async () => Math.min(...(await Promise.all(processes.map(readsItself))))).toBe(0);
    await say(processes[1]!, ana, 5);
    await everywhere('1', '2', '3', '4', '5');
    for (const { text, ended } of tabs)
      expect([text.includes(`event: ${RESYNC_EVENT}`), ended]).toEqual([false, false]);
  });

  it('ends the streams of a session everywhere, and nobody else can', async () => {
    await nats.start();
    const processes = [await start(), await start()];
    const { rows } = await app.services.database.transaction((trx) =>
      sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(trx),
    );
    const ana = { ...person(), admittedAt: rows[0]!.snapshot };
    const tabs = processes.map((each) => tabOf(each, ana));
    await expect.poll(async () => Math.min(...(await Promise.all(processes.map(readsItself))))).toBe(0);
    tabs.push(tabOf(await start('another product, which has a secret of its own'), ana));
    // What anybody may send to anybody there.
    const other = await connect({ servers: nats.url });
    const received: { subject: string; data: Uint8Array }[] = [];
    other.subscribe('tropeiro.>', { callback: (_, { subject, data }) => void received.push({ subject, data }) });
    await expect.poll(() => received.length).toBeGreaterThan(2);
    const forged = JSON.stringify({
      ...{ since: 0, position: '9999999999~99999999:99999999:' },
      entries: [{ transaction: 99_999_998, ageMs: 0, signal: { session: ana.sessionId } }],
    });
    for (const { subject, data } of received) {
      other.publish(subject, Buffer.concat([data.subarray(0, 32), Buffer.from(forged)]));
      other.publish(subject, 'no message');
    }
    await other.flush();
    await say(processes[0]!, ana, 1);
    for (const tab of tabs) await expect.poll(() => payloads(tab)).toEqual(['1']);
    expect(tabs.map(({ ended }) => ended)).toEqual([false, false, false]);
    await other.close();
    await app.services.database.transaction((trx) => processes[0]!.hub.closeSessions(trx, ana));
    await expect.poll(() => tabs.map(({ ended }) => ended)).toEqual([true, true, true]);
  });
});
