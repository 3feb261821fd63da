import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { sql } from 'kysely';
import { connect } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { crcIbm } from '#areas/tracking/rules/codecs/checksums.ts';
import { TELTONIKA } from '#areas/tracking/rules/codecs/frames.fixture.ts';
import type { Config } from '#platform/config.ts';
import { freePort } from '#testing/free-port.ts';
import { HERE, startTracked, type TrackedApp } from './ingestion.fixture.ts';
import { protocolLoops } from './protocol.loops.ts';

let app: TrackedApp;
let team: Team;
beforeAll(async () => {
  app = await startTracked();
  team = await app.team();
});
afterAll(() => app.close());

/** The loop as the product starts it, with its setting. */
async function run(name: string, setting: 'MQTT_PORT' | 'TELTONIKA_PORT') {
  const loop = protocolLoops.find((each) => each.name === name);
  if (!loop) throw new Error(`no loop ${name}`);
  const port = await freePort();
  const config: Config = { ...app.services.config, HOST: '127.0.0.1', [setting]: port };
  const { stop } = await loop.start({ ...app.services, config });
  return { port, stop };
}

/** Sends while nothing can be stored; true when the acknowledgement came all the same. */
async function answeredBeforeCommit(send: () => Promise<void>, isAnswered: () => boolean): Promise<boolean> {
  return app.all(async (trx) => {
    await sql`lock table position in share mode`.execute(trx);
    await send();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_locks
          where not granted and relation = 'position'::regclass
            and database = (select oid from pg_database where datname = current_database())`.execute(trx);
        return rows[0]?.waiting;
      })
      .toBeGreaterThan(0);
    return isAnswered();
  });
}

/** The published frame with one record, at a place and a time of our own. */
function frameAt(at: Date): Uint8Array {
  const frame = Uint8Array.from(TELTONIKA.codec8);
  const view = new DataView(frame.buffer);
  view.setBigUint64(10, BigInt(at.getTime()));
  view.setInt32(19, Math.round(HERE.lng * 1e7));
  view.setInt32(23, Math.round(HERE.lat * 1e7));
  view.setUint8(31, 9);
  view.setUint32(frame.length - 4, crcIbm(frame.subarray(8, frame.length - 4)));
  return frame;
}

describe('a device that speaks another protocol than HTTP', () => {
  it('is acknowledged by the MQTT broker once its position is stored', async () => {
    const broker = await run('tracking.mqttBroker', 'MQTT_PORT');
    const device = await app.device(team);
    const client = connect({
      ...{ host: '127.0.0.1', port: broker.port, reconnectPeriod: 0 },
      ...{ username: device.identifier, password: device.secret },
    });
    let isAnswered = false;
    let published: Promise<void> | undefined;
    const send = async () => {
      const form = `lat=${HERE.lat}&lon=${HERE.lng}&speed=30`;
      published = client.publishAsync(`positions/${device.identifier}`, form, { qos: 1 }).then(() => {
        isAnswered = true;
      });
    };
    expect(await answeredBeforeCommit(send, () => isAnswered)).toBe(false);
    await published;
    expect(await app.historyOf(device)).toMatchObject([{ ...HERE, verdict: 'fine' }]);
    await client.endAsync(true);
    await broker.stop();
  });

  it('is acknowledged by the Teltonika listener once its position is stored', async () => {
    const listener = await run('tracking.teltonika', 'TELTONIKA_PORT');
    const device = await app.device(team, { identifier: '356307042441013', claims: 'teltonika' });
    const socket = connectTcp({ host: '127.0.0.1', port: listener.port });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('hex');
    });
    await once(socket, 'connect');
    socket.write(TELTONIKA.login);
    await expect.poll(() => received).toBe('01');
    const at = app.services.now();
    const send = async () => {
      socket.write(frameAt(at));
    };
    expect(await answeredBeforeCommit(send, () => received !== '01')).toBe(false);
    await expect.poll(() => received).toBe('0100000001');
    expect(await app.historyOf(device)).toMatchObject([{ ...HERE, at, verdict: 'fine' }]);
    socket.destroy();
    await listener.stop();
  });
});
