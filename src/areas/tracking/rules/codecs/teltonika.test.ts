import { describe, expect, it } from 'vitest';
import type { DeviceMessage } from '../messages/device-message.ts';
import { createDice, flawsOf } from '../messages/reading.fixture.ts';
import { type CodecEvent, MAX_FRAME_BYTES } from './device-codec.ts';
import { bytesOf, hexOf, joined, TELTONIKA, teltonikaPacket, teltonikaRecord } from './frames.fixture.ts';
import { createTeltonikaCodec } from './teltonika.ts';

const feedAll = (...parts: readonly Uint8Array[]): CodecEvent[] => {
  const codec = createTeltonikaCodec();
  return parts.flatMap((part) => codec.feed(part).events);
};

/** The events that follow a login. */
const afterLogin = (...parts: readonly Uint8Array[]) => feedAll(TELTONIKA.login, ...parts).slice(1);

function messagesOf(frame: Uint8Array): readonly DeviceMessage[] {
  const [event] = afterLogin(frame);
  return event?.kind === 'messages' ? event.messages : [];
}

const answersOf = (events: readonly CodecEvent[]) =>
  events.map((event) => ('answer' in event && event.answer ? hexOf(event.answer) : null));

const EVERYTHING = [TELTONIKA.codec8, TELTONIKA.codec8Two, TELTONIKA.extended, TELTONIKA.extendedPlaces];

describe('the published frames of Teltonika', () => {
  it('begin with the number of the device, which is let in', () => {
    expect(feedAll(TELTONIKA.login)).toEqual([
      { kind: 'login', identifier: '356307042441013', answer: Uint8Array.of(1) },
    ]);
  });

  it.each([
    ['codec8', 1, ['2019-06-10T10:04:46.000Z'], true],
    ['codec8Short', 1, ['2019-06-10T10:05:36.000Z'], true],
    ['codec8Two', 2, ['2019-06-10T10:01:01.000Z', '2019-06-10T10:01:19.000Z'], null],
    ['extended', 1, ['2019-06-10T11:36:32.000Z'], null],
  ] as const)('are read and answered with their count: %s', (name, count, clocks, hasPower) => {
    const [event] = afterLogin(TELTONIKA[name]);
    expect(answersOf([event!])).toEqual([`0000000${count}`]);
    const messages = messagesOf(TELTONIKA[name]);
    expect(messages.map(({ at }) => at?.toISOString())).toEqual(clocks);
    // No satellites: the place is what the device knew before.
    for (const message of messages) {
      expect(message).toMatchObject({ identifier: '356307042441013', isValid: false, hasPower, alarm: null });
    }
  });

  it('hold places, and elements of variable length that are passed over', () => {
    expect(messagesOf(TELTONIKA.extendedPlaces)).toEqual([
      {
        identifier: '356307042441013',
        at: new Date('2020-07-16T11:29:46Z'),
        position: { lat: 54.667425, lng: 25.2560283 },
        isValid: true,
        speedKmh: 0,
        heading: 248,
        altitudeM: 172,
        accuracyM: null,
        batteryPercent: 86,
        hasPower: null,
        ignition: null,
        alarm: null,
      },
      expect.objectContaining({ at: new Date('2020-07-16T11:29:48.001Z'), batteryPercent: null }),
    ]);
  });
});

describe('the elements of a record', () => {
  it.each([
    [{ 239: 1 }, {}, { ignition: true }],
    [{ 239: 0 }, {}, { ignition: false }],
    [{}, { 66: 27_450 }, { hasPower: true }],
    [{}, { 66: 310 }, { hasPower: false }],
    [{ 252: 1 }, {}, { hasPower: false, alarm: 'powerCut' }],
    [{ 252: 0 }, {}, { hasPower: true, alarm: null }],
    [{ 113: 40 }, { 67: 4100 }, { batteryPercent: 40 }],
    [{}, { 67: 3800 }, { batteryPercent: 50 }],
    [{}, { 67: 0 }, { batteryPercent: null }],
    [{ 236: 1, 249: 1 }, {}, { alarm: 'sos' }],
    [{ 249: 1 }, {}, { alarm: 'tampering' }],
    [{ 247: 1 }, {}, { alarm: 'accident' }],
    [{ 247: 3 }, {}, { alarm: null }],
    [{ 21: 5 }, {}, { ignition: null, hasPower: null, batteryPercent: null, alarm: null }],
  ])('%j %j say %j', (small, large, expected) => {
    expect(messagesOf(teltonikaRecord(small, large))[0]).toMatchObject({
      position: { lat: -16.52, lng: -46.4 },
      isValid: true,
      speedKmh: 70,
      heading: 180,
      altitudeM: 768,
      ...expected,
    });
  });

  it('have no speed without satellites', () => {
    expect(messagesOf(teltonikaRecord({}, {}, 0))[0]).toMatchObject({ isValid: false, speedKmh: null, heading: null });
  });
});

describe('a connection of Teltonika', () => {
  const whole = joined(TELTONIKA.login, ...EVERYTHING);
  const expected = feedAll(whole);

  it('says the same byte by byte, glued and cut anywhere', () => {
    expect(expected.map(({ kind }) => kind)).toEqual(['login', 'messages', 'messages', 'messages', 'messages']);
    expect(feedAll(...[...whole].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
    const dice = createDice(8);
    for (let run = 0; run < 200; run++) {
      const at = Math.floor(dice() * whole.length);
      expect(feedAll(whole.subarray(0, at), whole.subarray(at))).toEqual(expected);
    }
  });

  it('waits for the rest of a frame', () => {
    expect(afterLogin(TELTONIKA.codec8.subarray(0, -1))).toEqual([]);
  });

  it('passes over the byte that keeps it open', () => {
    expect(afterLogin(Uint8Array.of(0xff), TELTONIKA.codec8, Uint8Array.of(0xff, 0xff))).toHaveLength(1);
  });

  it('takes nothing of a damaged packet, and goes on with the next', () => {
    const damaged = TELTONIKA.codec8.slice();
    damaged[30]! ^= 1;
    const events = afterLogin(damaged, TELTONIKA.codec8);
    expect(events[0]).toEqual({ kind: 'problem', problem: 'checksum', answer: bytesOf('00000000') });
    expect(events[1]).toMatchObject({ kind: 'messages' });
  });

  it('finds the next packet after bytes that belong to none', () => {
    const events = afterLogin(bytesOf('DEADBEEF00112233'), TELTONIKA.codec8);
    expect(events.map(({ kind }) => kind)).toEqual(['problem', 'messages']);
    expect(events[0]).toMatchObject({ problem: 'garbage' });
  });

  it('is no connection of ours with another beginning', () => {
    for (const start of ['GET / HTTP/1.1', '\u0000\u0003abc', '\u0000\u0000']) {
      const events = feedAll(new TextEncoder().encode(start), TELTONIKA.codec8);
      expect(events).toHaveLength(1);
      expect(events[0]?.kind).toBe('end');
    }
  });

  it('ends with a frame above the limit, and with garbage without end', () => {
    expect(afterLogin(bytesOf('0000000000010000'))).toEqual([{ kind: 'end', problem: 'tooLarge' }]);
    const events = afterLogin(new Uint8Array(MAX_FRAME_BYTES + 2).fill(7), TELTONIKA.codec8);
    expect(events.map(({ kind }) => kind)).toEqual(['problem', 'end']);
  });

  it('refuses a sound packet that contradicts itself', () => {
    const content = TELTONIKA.codec8.slice(8, -4);
    for (const change of [
      (bytes: Uint8Array) => bytes.fill(2, 1, 2),
      (bytes: Uint8Array) => bytes.fill(200, 28, 29),
      (bytes: Uint8Array) => bytes.subarray(0, 20),
      (bytes: Uint8Array) => joined(bytes, Uint8Array.of(0)),
    ]) {
      expect(afterLogin(teltonikaPacket(change(content.slice())))).toEqual([
        { kind: 'problem', problem: 'malformed', answer: bytesOf('00000000') },
      ]);
    }
  });

  it('counts a codec that nobody described, and passes over answers to commands', () => {
    expect(afterLogin(teltonikaPacket(bytesOf('99010001')))).toMatchObject([{ problem: 'unknown', answer: null }]);
    expect(afterLogin(teltonikaPacket(bytesOf('0C010600000001')))).toEqual([]);
  });

  it('never throws, whatever arrives', () => {
    const dice = createDice(239);
    let stored = 0;
    for (let run = 0; run < 10_000; run++) {
      const frame = EVERYTHING[run % EVERYTHING.length]!;
      const bytes = frame.slice(0, dice() < 0.2 ? Math.ceil(dice() * frame.length) : frame.length);
      for (let times = Math.floor(dice() * 4); times > 0; times--) {
        bytes[Math.floor(dice() * bytes.length)] = Math.floor(dice() * 256);
      }
      // Half of them with a right checksum, so that the content is read, too.
      const sent = dice() < 0.5 ? bytes : teltonikaPacket(bytes.subarray(8, -4));
      for (const event of afterLogin(sent, TELTONIKA.codec8)) {
        if (event.kind !== 'messages') continue;
        stored++;
        for (const message of event.messages) expect(flawsOf(message)).toEqual([]);
      }
    }
    expect(stored).toBeGreaterThan(5000);
  });
});
