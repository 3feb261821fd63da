import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, GT06, joined, TELTONIKA } from '../../rules/codecs/frames.fixture.ts';
import { createGt06Codec } from '../../rules/codecs/gt06.ts';
import { createTeltonikaCodec } from '../../rules/codecs/teltonika.ts';
import type { DeviceListener } from './device-listener.ts';
import { failing, Recorder } from './recorder.fixture.ts';
import type { TcpLimits } from './tcp-connection.ts';
import { startTcpListener } from './tcp-listener.ts';

let recorder: Recorder;
let listeners: DeviceListener[];
let sockets: Socket[];

beforeEach(() => {
  recorder = new Recorder();
  listeners = [];
  sockets = [];
});

afterEach(async () => {
  recorder.release();
  for (const socket of sockets) socket.destroy();
  await Promise.all(listeners.map((listener) => listener.close()));
});

async function start(createCodec = createTeltonikaCodec, limits: Partial<TcpLimits> = {}) {
  const { ingest, report } = recorder;
  const listener = await startTcpListener({ host: '127.0.0.1', port: 0, createCodec, ingest, report, limits });
  listeners.push(listener);
  return listener;
}

/** A device on the line: what it was told so far, and whether the line is still there. */
async function call({ port }: DeviceListener) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  const device = { socket, heard: '', isOver: false };
  socket.on('data', (chunk) => {
    device.heard += chunk.toString('hex');
  });
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  socket.on('close', () => {
    device.isOver = true;
  });
  await once(socket, 'connect');
  return device;
}

const { login, codec8, codec8Two } = TELTONIKA;

describe('a Teltonika device on the line', () => {
  it('is let in, and its packets are acknowledged with their count', async () => {
    const device = await call(await start());
    device.socket.write(login);
    await expect.poll(() => device.heard).toBe('01');
    device.socket.write(codec8);
    await expect.poll(() => device.heard).toBe('0100000001');
    device.socket.write(codec8Two);
    await expect.poll(() => device.heard).toBe('010000000100000002');
    const sender = { kind: 'claim', protocol: 'teltonika', identifier: '356307042441013' };
    expect(recorder.incoming).toMatchObject([
      { sender, via: 'tcp', messages: [{ at: new Date('2019-06-10T10:04:46Z') }] },
      { sender, via: 'tcp', messages: [{}, {}] },
    ]);
    expect(recorder.news).toEqual([]);
  });

  it('is told nothing before the commit', async () => {
    recorder.hold();
    const device = await call(await start());
    device.socket.write(joined(login, codec8));
    await expect.poll(() => recorder.incoming.length).toBe(1);
    await expect.poll(() => device.heard).toBe('01');
    recorder.release();
    await expect.poll(() => device.heard).toBe('0100000001');
  });

  it.each([
    ['the database fails', failing, 'failed: the database is away'],
    ['the queue is full', () => ({ kind: 'busy', retryAfterSeconds: 1 }) as const, 'busy: teltonika'],
    ['nobody knows it', () => ({ kind: 'refused' }) as const, 'refused: teltonika'],
  ])('is cut without an acknowledgement when %s', async (_, outcome, news) => {
    recorder.outcome = outcome;
    const device = await call(await start());
    device.socket.write(joined(login, codec8));
    await expect.poll(() => device.isOver).toBe(true);
    expect(device.heard).toBe('01');
    expect(recorder.kinds).toEqual([news]);
  });

  it('sends again what was not acknowledged when the line broke', async () => {
    const listener = await start();
    recorder.hold();
    const first = await call(listener);
    first.socket.write(joined(login, codec8));
    await expect.poll(() => recorder.incoming.length).toBe(1);
    first.socket.resetAndDestroy();
    await expect.poll(() => first.isOver).toBe(true);
    recorder.release();
    const second = await call(listener);
    second.socket.write(joined(login, codec8));
    await expect.poll(() => second.heard).toBe('0100000001');
    expect(recorder.incoming[1]).toEqual(recorder.incoming[0]);
  });

  it('is answered although it hung up after its last word', async () => {
    recorder.hold();
    const device = await call(await start());
    device.socket.end(joined(login, codec8));
    await expect.poll(() => recorder.incoming.length).toBe(1);
    recorder.release();
    await expect.poll(() => device.isOver).toBe(true);
    expect(device.heard).toBe('0100000001');
  });

  it('is read no faster than it is stored', async () => {
    recorder.hold();
    const device = await call(await start());
    device.socket.write(joined(login, codec8));
    await expect.poll(() => recorder.incoming.length).toBe(1);
    device.socket.write(codec8);
    device.socket.write(codec8);
    recorder.release();
    await expect.poll(() => device.heard).toBe('01000000010000000100000001');
    expect(recorder.most).toBe(1);
  });

  it('is asked again for a damaged packet, and cut after too many', async () => {
    const device = await call(await start(createTeltonikaCodec, { problems: 2 }));
    const damaged = codec8.slice();
    damaged[20]! ^= 1;
    device.socket.write(joined(login, damaged, codec8));
    await expect.poll(() => device.heard).toBe('010000000000000001');
    device.socket.write(joined(damaged, damaged, codec8));
    await expect.poll(() => device.isOver).toBe(true);
    expect(recorder.incoming).toHaveLength(1);
    expect(recorder.kinds).toEqual([
      'unreadable: teltonika checksum',
      'unreadable: teltonika checksum',
      'cut: teltonika checksum',
    ]);
  });

  it('keeps what came before the bytes it was cut for', async () => {
    const device = await call(await start());
    device.socket.write(joined(login, codec8, bytesOf('00000000FFFFFFFF')));
    await expect.poll(() => device.isOver).toBe(true);
    expect(device.heard).toBe('0100000001');
    expect(recorder.kinds).toEqual(['cut: teltonika tooLarge']);
  });
});

describe('a GT06 device on the line', () => {
  it('has each frame answered; those that came together are stored together', async () => {
    recorder.hold();
    const device = await call(await start(createGt06Codec));
    device.socket.write(joined(GT06.login, GT06.location, GT06.status, GT06.alarm));
    await expect.poll(() => recorder.incoming.length).toBe(1);
    await expect.poll(() => device.heard).toBe(GT06.loginAnswer);
    recorder.release();
    await expect.poll(() => device.heard.length).toBe(20 * 4);
    expect(recorder.incoming).toMatchObject([
      {
        sender: { kind: 'claim', protocol: 'gt06', identifier: '123456789012345' },
        messages: [{ heading: 0 }, { hasPower: true }, { alarm: 'sos' }],
      },
    ]);
  });

  it('is another device after another login', async () => {
    const device = await call(await start(createGt06Codec));
    device.socket.write(joined(GT06.login, GT06.status, GT06.loginWithZone, GT06.status));
    await expect.poll(() => recorder.incoming.length).toBe(2);
    expect(recorder.identifiers).toEqual(['123456789012345', '351608080779288']);
  });
});

describe('the listener', () => {
  it('cuts whoever says nothing, before the login and after it', async () => {
    const device = await call(await start(createTeltonikaCodec, { loginMs: 50 }));
    await expect.poll(() => device.isOver).toBe(true);
    const idle = await call(await start(createTeltonikaCodec, { idleMs: 50 }));
    idle.socket.write(login);
    await expect.poll(() => idle.isOver).toBe(true);
    expect(idle.heard).toBe('01');
  });

  it('cuts nobody whose messages are still being stored', async () => {
    recorder.hold();
    const listener = await start(createTeltonikaCodec, { idleMs: 50 });
    const device = await call(listener);
    device.socket.write(joined(login, codec8));
    await expect.poll(() => recorder.incoming.length).toBe(1);
    // Another one was silent for as long, and is gone.
    const idle = await call(listener);
    idle.socket.write(login);
    await expect.poll(() => idle.isOver).toBe(true);
    recorder.release();
    await expect.poll(() => device.heard).toBe('0100000001');
  });

  it('takes no more connections than it may', async () => {
    const listener = await start(createTeltonikaCodec, { connections: 1 });
    const first = await call(listener);
    first.socket.write(login);
    await expect.poll(() => first.heard).toBe('01');
    const second = await call(listener);
    await expect.poll(() => second.isOver).toBe(true);
    expect(recorder.kinds).toEqual(['cut: too many connections']);
    expect(first.isOver).toBe(false);
  });

  it('answers what it is storing before it closes, and cuts the others', async () => {
    recorder.hold();
    const listener = await start();
    const [busy, idle] = [await call(listener), await call(listener)];
    idle.socket.write(login);
    await expect.poll(() => idle.heard).toBe('01');
    busy.socket.write(joined(login, codec8));
    await expect.poll(() => recorder.incoming.length).toBe(1);
    const closed = listener.close();
    await expect.poll(() => idle.isOver).toBe(true);
    recorder.release();
    await closed;
    await expect.poll(() => busy.isOver).toBe(true);
    expect(busy.heard).toBe('0100000001');
    listeners = [];
  });
});
