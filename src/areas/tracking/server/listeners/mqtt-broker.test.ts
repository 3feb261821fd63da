import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect, type IClientOptions, type MqttClient } from 'mqtt';
import { generate } from 'mqtt-packet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeviceListener } from './device-listener.ts';
import { type MqttBrokerOptions, startMqttBroker } from './mqtt-broker.ts';
import { failing, Recorder, stored } from './recorder.fixture.ts';

let recorder: Recorder;
let broker: DeviceListener;
let clients: MqttClient[];
let sockets: Socket[];

beforeEach(async () => {
  recorder = new Recorder();
  clients = [];
  sockets = [];
  broker = await start();
});

afterEach(async () => {
  recorder.release();
  for (const socket of sockets) socket.destroy();
  await Promise.all(clients.map((client) => client.endAsync(true)));
  await broker.close();
});

const start = (limits: MqttBrokerOptions['limits'] = {}) => {
  const { ingest, report } = recorder;
  return startMqttBroker({ host: '127.0.0.1', port: 0, ingest, report, limits });
};

/** A device that connects once; with a period it comes back. */
function device(options: IClientOptions = {}, { port }: DeviceListener = broker) {
  const account = { username: '7', password: 'secret of 7' };
  const client = connect({ host: '127.0.0.1', port, reconnectPeriod: 0, ...account, ...options });
  client.on('error', () => {});
  clients.push(client);
  return client;
}

const happens = (client: MqttClient, event: 'connect' | 'close') =>
  new Promise<void>((resolve) => {
    client.once(event, () => resolve());
  });

const form = 'lat=-16.5&lon=-68.15&timestamp=1504763810';
const QOS_1 = { qos: 1 } as const;

describe('a device that publishes', () => {
  it('is known by its secret; its messages may be forms or JSON', async () => {
    const client = device();
    await client.publishAsync('positions/7', form, QOS_1);
    await client.publishAsync('positions/7', '{"positions":[{"lat":1,"lng":2},{"lat":3,"lng":4}]}', QOS_1);
    const sender = { kind: 'secret', secret: 'secret of 7' };
    expect(recorder.incoming).toMatchObject([
      { sender, via: 'mqtt', messages: [{ identifier: '7', position: { lat: -16.5, lng: -68.15 } }] },
      { sender, via: 'mqtt', messages: [{ identifier: '7' }, { identifier: '7' }] },
    ]);
  });

  it('may show its secret as user name alone', async () => {
    await device({ username: 'a token', password: undefined }).publishAsync('positions/8', form, QOS_1);
    expect(recorder.incoming[0]?.sender).toEqual({ kind: 'secret', secret: 'a token' });
    expect(recorder.identifiers).toEqual(['8']);
  });

  it('is acknowledged after the commit', async () => {
    recorder.hold();
    let isAcknowledged = false;
    const client = device();
    const published = client.publishAsync('positions/7', form, QOS_1).then(() => {
      isAcknowledged = true;
    });
    await expect.poll(() => recorder.incoming.length).toBe(1);
    // The line works: another device of the same broker is let in meanwhile.
    await happens(device({ username: '8' }), 'connect');
    expect(isAcknowledged).toBe(false);
    recorder.release();
    await published;
  });

  it.each([
    ['the database fails', failing, 'failed: the database is away'],
    ['the queue is full', () => ({ kind: 'busy', retryAfterSeconds: 1 }) as const, 'busy: message'],
    ['nobody knows it', () => ({ kind: 'refused' }) as const, 'refused: message'],
  ])('is cut without an acknowledgement when %s, and sends again', async (_, outcome, news) => {
    recorder.outcome = (incoming, count) => (count < 3 ? outcome() : stored(incoming));
    const client = device({ reconnectPeriod: 20, clean: false, clientId: 'seven' });
    const acknowledged: number[] = [];
    client.on('packetreceive', ({ cmd }) => {
      if (cmd === 'puback') acknowledged.push(recorder.incoming.length);
    });
    await client.publishAsync('positions/7', form, QOS_1);
    expect(acknowledged).toEqual([3]);
    expect(recorder.kinds).toEqual([news, news]);
    expect(recorder.incoming[2]).toEqual(recorder.incoming[0]);
  });

  it('sends again what was not acknowledged when the line broke', async () => {
    recorder.hold();
    const client = device({ reconnectPeriod: 20, clean: false, clientId: 'seven' });
    const published = client.publishAsync('positions/7', form, QOS_1);
    await expect.poll(() => recorder.incoming.length).toBe(1);
    client.stream.destroy();
    await expect.poll(() => recorder.incoming.length).toBe(2);
    recorder.release();
    await published;
  });

  it('has many messages under way, acknowledged in their order', async () => {
    recorder.hold();
    const client = device();
    await happens(client, 'connect');
    const order: number[] = [];
    const published = Array.from({ length: 30 }, (_, index) =>
      client.publishAsync('positions/7', `${form}&speed=${index}`, QOS_1).then(() => order.push(index)),
    );
    await expect.poll(() => recorder.incoming.length).toBe(30);
    expect(order).toEqual([]);
    recorder.release();
    await Promise.all(published);
    expect(order).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('has an unreadable message acknowledged, so that the next one comes through', async () => {
    const client = device();
    await client.publishAsync('positions/7', 'hello', QOS_1);
    await client.publishAsync('positions/7', '{"positions":[]}', QOS_1);
    await client.publishAsync('positions/7', form, QOS_1);
    expect(recorder.incoming).toHaveLength(1);
    expect(recorder.kinds).toEqual(['unreadable: unreadable', 'unreadable: missing']);
  });

  it('may use any quality of service', async () => {
    const client = device();
    await client.publishAsync('positions/7', form, { qos: 2 });
    await client.publishAsync('positions/7', form, { qos: 0 });
    await expect.poll(() => recorder.incoming.length).toBe(2);
  });
});

describe('the broker', () => {
  it('lets nobody in without a secret', async () => {
    const client = device({ username: undefined, password: undefined });
    const error = await new Promise<Error>((resolve) => {
      client.once('error', resolve);
    });
    expect(error.message).toContain('Not authorized');
    expect(recorder.kinds).toEqual(['refused: no secret']);
  });

  it.each(['positions/8', 'positions', 'positions/7/8', 'other/7', '$SYS/7'])(
    'cuts a device that publishes to %s',
    async (topic) => {
      const client = device();
      await happens(client, 'connect');
      client.publish(topic, form, QOS_1);
      await happens(client, 'close');
      expect(recorder.incoming).toEqual([]);
    },
  );

  it('has nothing for subscribers', async () => {
    const client = device();
    await expect(client.subscribeAsync('#', QOS_1)).rejects.toThrow();
    await expect(client.subscribeAsync('positions/7', QOS_1)).rejects.toThrow();
    let isReceived = false;
    client.on('message', () => {
      isReceived = true;
    });
    await client.publishAsync('positions/7', form, { ...QOS_1, retain: true });
    await client.publishAsync('positions/7', form, QOS_1);
    expect(isReceived).toBe(false);
  });

  it('speaks for no device that is gone', async () => {
    const will = { topic: 'positions/7', payload: Buffer.from(form), ...QOS_1, retain: true };
    const client = device({ will });
    await happens(client, 'connect');
    client.stream.destroy();
    await happens(client, 'close');
    // By now the broker knows that it is gone: whoever comes after it under its name is answered.
    await device({ clientId: client.options.clientId }).publishAsync('positions/7', `${form}&speed=1`, QOS_1);
    expect(recorder.incoming).toMatchObject([{ messages: [{ speedKmh: 1.85 }] }]);
  });

  it('cuts a packet above the limit before it has arrived', async () => {
    const small = await start({ payloadBytes: 2000 });
    const client = device({}, small);
    await client.publishAsync('positions/7', form, QOS_1);
    client.publish('positions/7', 'x'.repeat(3000), QOS_1);
    await happens(client, 'close');
    expect(recorder.kinds).toEqual(['cut: packet too large']);
    expect(recorder.incoming).toHaveLength(1);
    await small.close();
  });

  it('takes no more connections than it may', async () => {
    const small = await start({ connections: 1 });
    const first = device({}, small);
    await happens(first, 'connect');
    await happens(device({ username: '8' }, small), 'close');
    expect(recorder.kinds).toEqual(['cut: too many connections']);
    await first.publishAsync('positions/7', form, QOS_1);
    await first.endAsync(true);
    await small.close();
  });

  it('cuts whoever breaks the promise to give a sign of life, and whoever never says who it is', async () => {
    const small = await start({ idleMs: 100 });
    const silent = connectTcp(small.port, '127.0.0.1');
    const broken = connectTcp(broker.port, '127.0.0.1');
    sockets.push(silent, broken);
    broken.write(generate({ cmd: 'connect', clientId: 'x', username: '7', password: Buffer.from('s'), keepalive: 1 }));
    broken.resume();
    silent.resume();
    await Promise.all([once(silent, 'close'), once(broken, 'close')]);
    await small.close();
  });

  it('survives bytes of every kind', async () => {
    for (const bytes of ['GET / HTTP/1.1\r\n\r\n', '\u0010\u0002xy', '\u00f0\u00ff\u00ff', '\u0030\u0000']) {
      const socket = connectTcp(broker.port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      socket.resume();
      socket.end(Buffer.from(bytes, 'latin1'));
      await once(socket, 'close');
    }
    await device().publishAsync('positions/7', form, QOS_1);
  });

  it('acknowledges what it is storing before it closes', async () => {
    const other = await start();
    recorder.hold();
    const client = device({}, other);
    const published = client.publishAsync('positions/7', form, QOS_1);
    await expect.poll(() => recorder.incoming.length).toBe(1);
    const closed = other.close();
    recorder.release();
    await published;
    await closed;
    await expect.poll(() => client.connected).toBe(false);
  });
});
