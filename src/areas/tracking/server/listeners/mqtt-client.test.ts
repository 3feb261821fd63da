import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Aedes } from 'aedes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeviceListener } from './device-listener.ts';
import { startMqttClient } from './mqtt-client.ts';
import { failing, Recorder, stored } from './recorder.fixture.ts';

/** The broker of somebody else. */
let broker: Aedes;
let server: Server;
let sockets: Set<Socket>;
let recorder: Recorder;
let listeners: DeviceListener[];
/** What was acknowledged: the payloads, in their order. */
let acknowledged: string[];

beforeEach(async () => {
  recorder = new Recorder();
  listeners = [];
  sockets = new Set();
  acknowledged = [];
  broker = await Aedes.createBroker();
  broker.on('ack', (packet) => {
    if ('payload' in packet) acknowledged.push(packet.payload.toString());
  });
  server = createServer((socket) => {
    sockets.add(socket);
    broker.handle(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  recorder.release();
  await Promise.all(listeners.map((listener) => listener.close()));
  await new Promise<void>((resolve) => broker.close(resolve));
  server.close();
});

/** Follows the broker; resolves when it listens to its topics. */
async function follow(maxInFlight = 200) {
  const { port } = server.address() as AddressInfo;
  const { ingest, report } = recorder;
  const subscribed = once(broker, 'subscribe');
  const url = `mqtt://127.0.0.1:${port}`;
  const listener = startMqttClient({ url, topic: 'positions/#', clientId: 'tropeiro', ingest, report, maxInFlight });
  listeners.push(listener);
  await subscribed;
  return listener;
}

const publish = (topic: string, payload: string) =>
  new Promise<void>((resolve, reject) => {
    broker.publish({ cmd: 'publish', topic, payload, qos: 1, dup: false, retain: false }, (error) =>
      error ? reject(error) : resolve(),
    );
  });

const form = 'lat=-16.5&lon=-68.15';

describe('what a broker of somebody else has', () => {
  it('is known by the secret in the payload or in the topic, and acknowledged', async () => {
    await follow();
    await publish('positions/7', `${form}&secret=abc`);
    await publish('positions/8', '{"lat":1,"lng":2,"secret":"def"}');
    await publish('positions/9/ghi', form);
    await expect.poll(() => acknowledged.length).toBe(3);
    const secrets = recorder.incoming.map(({ sender }) => sender.kind === 'secret' && sender.secret);
    expect(secrets).toEqual(['abc', 'def', 'ghi']);
    expect(recorder.identifiers).toEqual(['7', '8', '9']);
    expect(recorder.incoming.every(({ via }) => via === 'mqtt')).toBe(true);
  });

  it('is acknowledged after the commit, in its order', async () => {
    recorder.hold();
    await follow();
    const payloads = Array.from({ length: 20 }, (_, index) => `${form}&secret=s&speed=${index}`);
    for (const payload of payloads) await publish('positions/7', payload);
    await expect.poll(() => recorder.incoming.length).toBe(20);
    expect(acknowledged).toEqual([]);
    recorder.release();
    await expect.poll(() => acknowledged).toEqual(payloads);
  });

  it('is tried again until it is stored, and acknowledged once', async () => {
    recorder.outcome = (incoming, count) => (count < 4 ? { kind: 'busy', retryAfterSeconds: 0.01 } : stored(incoming));
    await follow();
    await publish('positions/7/s', form);
    await expect.poll(() => acknowledged).toEqual([form]);
    expect(recorder.incoming).toHaveLength(4);
    expect(recorder.kinds).toEqual(Array<string>(3).fill('busy: message'));
  });

  it('of a device that says too much is refused, and nobody else waits for it', async () => {
    recorder.outcome = (incoming) =>
      incoming.messages[0]?.speedKmh ? stored(incoming) : { kind: 'busy', retryAfterSeconds: 100, isTooMuch: true };
    await follow();
    await publish('positions/7/loud', form);
    await publish('positions/8/quiet', `${form}&speed=1`);
    await expect.poll(() => acknowledged).toEqual([form, `${form}&speed=1`]);
    expect(recorder.kinds).toEqual(['busy: message']);
  });

  it('stays with the broker when nothing is stored, and comes again to the next process', async () => {
    recorder.outcome = failing;
    const first = await follow();
    await publish('positions/7/s', form);
    await expect.poll(() => recorder.kinds).toContain('failed: the database is away');
    await first.close();
    expect(acknowledged).toEqual([]);
    recorder.outcome = stored;
    await follow();
    await expect.poll(() => acknowledged).toEqual([form]);
    expect(recorder.incoming.at(-1)).toEqual(recorder.incoming[0]);
  });

  it('comes again after the line broke, and is acknowledged on the new one', async () => {
    recorder.hold();
    await follow();
    await publish('positions/7/s', form);
    await expect.poll(() => recorder.incoming.length).toBe(1);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => recorder.incoming.length).toBe(2);
    expect(acknowledged).toEqual([]);
    recorder.release();
    await expect.poll(() => acknowledged).toEqual([form]);
  });

  it('comes no faster than it is stored', async () => {
    recorder.hold();
    await follow(3);
    for (let index = 0; index < 10; index++) await publish('positions/7/s', `${form}&speed=${index}`);
    await expect.poll(() => recorder.incoming.length).toBe(3);
    recorder.release();
    await expect.poll(() => acknowledged.length).toBe(10);
    expect(recorder.most).toBe(3);
  });

  it('is let go where it can never be stored', async () => {
    recorder.outcome = (incoming) => (incoming.messages[0]?.speedKmh ? stored(incoming) : { kind: 'refused' });
    await follow();
    for (const [topic, payload] of [
      ['positions/7/s', 'hello'],
      ['positions/7', form],
      ['positions/7/wrong', form],
      ['positions/7/s', `${form}&speed=1`],
    ] as const) {
      await publish(topic, payload);
    }
    await expect.poll(() => acknowledged.length).toBe(4);
    expect(recorder.kinds).toEqual(['unreadable: unreadable', 'refused: no secret', 'refused: message']);
  });
});

describe('the client', () => {
  it('waits for a broker that is away', async () => {
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const { ingest, report } = recorder;
    const url = `mqtt://127.0.0.1:${port}`;
    listeners.push(startMqttClient({ url, topic: '#', clientId: 'tropeiro', ingest, report }));
    await expect.poll(() => recorder.kinds.length).toBeGreaterThan(0);
    const subscribed = once(broker, 'subscribe');
    server.listen(port, '127.0.0.1');
    await subscribed;
    await publish('fleet/positions/7/s', form);
    await expect.poll(() => acknowledged).toEqual([form]);
  });

  it('stores what has arrived before it closes', async () => {
    recorder.hold();
    const listener = await follow();
    await publish('positions/7/s', form);
    await expect.poll(() => recorder.incoming.length).toBe(1);
    const closed = listener.close();
    recorder.release();
    await closed;
    await expect.poll(() => acknowledged).toEqual([form]);
  });
});
