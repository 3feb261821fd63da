import { describe, expect, it } from 'vitest';
import type { DeviceMessage } from '../messages/device-message.ts';
import { createDice, flawsOf } from '../messages/reading.fixture.ts';
import { type CodecEvent, MAX_FRAME_BYTES } from './device-codec.ts';
import { bytesOf, GT06, gt06Frame, hexOf, joined } from './frames.fixture.ts';
import { createGt06Codec } from './gt06.ts';

const feedAll = (...parts: readonly Uint8Array[]): CodecEvent[] => {
  const codec = createGt06Codec();
  return parts.flatMap((part) => codec.feed(part).events);
};
const afterLogin = (...parts: readonly Uint8Array[]) => feedAll(GT06.login, ...parts).slice(1);

function messageOf(frame: Uint8Array): DeviceMessage | undefined {
  const [event] = afterLogin(frame);
  return event?.kind === 'messages' ? event.messages[0] : undefined;
}

const FRAMES = [GT06.status, GT06.location, GT06.locationWithIgnition, GT06.statusInVolts, GT06.alarm, GT06.alarmAtUtc];

describe('the published frames of GT06', () => {
  it('begin with a login that is answered by its serial number', () => {
    const [event] = feedAll(GT06.login);
    expect(event).toMatchObject({ kind: 'login', identifier: '123456789012345' });
    expect(event?.kind === 'login' && hexOf(event.answer)).toBe(GT06.loginAnswer);
    expect(feedAll(GT06.loginWithZone)[0]).toMatchObject({ identifier: '351608080779288' });
  });

  it.each([
    [
      'location',
      {
        at: new Date('2015-10-20T14:21:11Z'),
        position: { lat: 54.945346666666666, lng: 24.017622222222222 },
        isValid: true,
        speedKmh: 0,
        heading: 0,
        batteryPercent: null,
        hasPower: null,
        ignition: false,
        alarm: null,
      },
    ],
    [
      'locationWithIgnition',
      { at: new Date('2015-12-29T02:51:05Z'), isValid: true, heading: 0, speedKmh: 0, ignition: false },
    ],
    ['status', { position: null, at: null, ignition: false, hasPower: true, batteryPercent: 100, alarm: null }],
    ['statusInVolts', { position: null, ignition: false, hasPower: false, batteryPercent: 0, alarm: null }],
    [
      'alarm',
      {
        at: new Date('2011-11-15T14:36:29Z'),
        isValid: true,
        heading: 2,
        hasPower: true,
        ignition: false,
        batteryPercent: 100,
        alarm: 'sos',
      },
    ],
    [
      'alarmAtUtc',
      { at: new Date('2015-12-29T03:11:38Z'), isValid: false, speedKmh: null, batteryPercent: 67, alarm: 'tampering' },
    ],
  ] as const)('are read: %s', (name, expected) => {
    expect(messageOf(GT06[name])).toMatchObject({ identifier: '123456789012345', ...expected });
  });

  it('are answered by their kind and serial number', () => {
    const answers = afterLogin(...FRAMES).map((event) => event.kind === 'messages' && hexOf(event.answer));
    expect(answers.map((answer) => String(answer).slice(0, 12))).toEqual([
      '7878051301ba',
      '787805120003',
      '787805220008',
      '787805230008',
      '787805160036',
      '78780526000c',
    ]);
    for (const answer of answers) {
      // An answer is a frame of its own: it has the right checksum and the right end.
      expect(String(answer)).toBe(hexOf(gt06Frame(...partsOf(String(answer)))));
    }
  });

  it('of other kinds are passed over', () => {
    expect(afterLogin(GT06.other)).toEqual([]);
  });
});

const partsOf = (answer: string): [number, Uint8Array, number] => [
  Number.parseInt(answer.slice(6, 8), 16),
  new Uint8Array(),
  Number.parseInt(answer.slice(8, 12), 16),
];

/** A content with a place: latitude and longitude are positive, the flags say where. */
const place = (flags: string, speed = '28') => bytesOf(`1A0301 0A0000 C9 01C5A3C0 04F5C5A0 ${speed} ${flags}`);
const cell = bytesOf('01CC00287D001F71');
const location = (flags: string, speed?: string) => gt06Frame(0x12, joined(place(flags, speed), cell));

describe('the content of a frame', () => {
  it.each([
    ['1400', 1, 1],
    ['1000', -1, 1],
    ['1C00', 1, -1],
    ['1800', -1, -1],
  ])('has its half of the earth in the flags %s', (flags, north, east) => {
    const { lat, lng } = messageOf(location(flags))?.position ?? { lat: 0, lng: 0 };
    expect([Math.sign(lat), Math.sign(lng)]).toEqual([north, east]);
    expect([Math.abs(lat), Math.abs(lng)].map((degrees) => Number(degrees.toFixed(4)))).toEqual([16.5165, 46.231]);
  });

  it('has speed and course with a fix alone', () => {
    expect(messageOf(location('185A'))).toMatchObject({ isValid: true, speedKmh: 40, heading: 90 });
    expect(messageOf(location('085A'))).toMatchObject({ isValid: false, speedKmh: null, heading: null });
  });

  it('knows the ignition where the flags or the frame say so', () => {
    expect(messageOf(location('D800'))?.ignition).toBe(true);
    expect(messageOf(location('5800'))?.ignition).toBe(false);
    for (const tower of [cell, bytesOf('81CC000A287D001F71')]) {
      const withIgnition = gt06Frame(0x22, joined(place('1800'), tower, bytesOf('010000')));
      expect(messageOf(withIgnition)?.ignition).toBe(true);
    }
  });

  it.each([
    ['01', 'sos'],
    ['02', 'powerCut'],
    ['03', null],
    ['0E', 'lowBattery'],
    ['13', 'tampering'],
    ['14', 'doorOpen'],
    ['2C', 'accident'],
    ['FE', null],
  ])('has the alarm %s: %s', (code, alarm) => {
    const status = bytesOf(`46 03 04 ${code} 02`);
    for (const length of [joined(Uint8Array.of(9), cell), Uint8Array.of(0)]) {
      const frame = gt06Frame(0x26, joined(place('1800'), length, status));
      expect(messageOf(frame)).toMatchObject({ alarm, batteryPercent: 50, ignition: true, hasPower: true });
    }
  });

  it.each([
    ['56', 'powerCut'],
    ['5E', 'lowBattery'],
    ['66', 'sos'],
    ['4E', null],
  ])('has the alarm of the status %s: %s', (flags, alarm) => {
    expect(messageOf(gt06Frame(0x13, bytesOf(`${flags} 05 03 00 01`)))).toMatchObject({ alarm, position: null });
  });

  it('has the clock of the zone that the login names', () => {
    const at = (zone: string) => {
      const login = gt06Frame(1, bytesOf(`0123456789012345 2203 ${zone}`));
      const [, event] = feedAll(login, location('1800'));
      return event?.kind === 'messages' ? event.messages[0]?.at?.toISOString() : undefined;
    };
    expect(at('0000')).toBe('2026-03-01T10:00:00.000Z');
    expect(at('3201')).toBe('2026-03-01T02:00:00.000Z');
    expect(at('12C8')).toBe('2026-03-01T13:00:00.000Z');
    expect(at('FFF0')).toBe('2026-03-01T10:00:00.000Z');
  });

  it('has no clock where the calendar has no such day', () => {
    expect(messageOf(gt06Frame(0x12, joined(new Uint8Array(18), cell)))).toMatchObject({ at: null });
  });

  it('is the same in a long frame', () => {
    const content = joined(place('1800'), cell);
    expect(messageOf(gt06Frame(0x12, content, 1, true))).toEqual(messageOf(gt06Frame(0x12, content)));
  });
});

describe('a connection of GT06', () => {
  const whole = joined(GT06.login, ...FRAMES, GT06.other, GT06.location);
  const expected = feedAll(whole);

  it('says the same byte by byte, glued and cut anywhere', () => {
    expect(expected.map(({ kind }) => kind)).toEqual(['login', ...Array<string>(7).fill('messages')]);
    expect(feedAll(...[...whole].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
    for (let at = 0; at < whole.length; at++) {
      expect(feedAll(whole.subarray(0, at), whole.subarray(at))).toEqual(expected);
    }
  });

  it('gives no answer to a damaged frame, and goes on with the next', () => {
    const damaged = GT06.location.slice();
    damaged[12]! ^= 1;
    expect(afterLogin(damaged, GT06.status)).toMatchObject([
      { kind: 'problem', problem: 'checksum', answer: null },
      { kind: 'messages' },
    ]);
  });

  it('finds the next frame after bytes that belong to none', () => {
    for (const garbage of ['DEADBEEF', '78', '7878780D0A', '787800', '78780A']) {
      const events = afterLogin(bytesOf(garbage), GT06.location, ...Array<Uint8Array>(10).fill(GT06.status));
      expect(events[0]).toMatchObject({ problem: 'garbage' });
      expect(events.at(-1)).toMatchObject({ kind: 'messages' });
    }
  });

  it('takes no message before the login, and no login that is none', () => {
    expect(feedAll(GT06.location)).toMatchObject([{ problem: 'notLoggedIn' }]);
    expect(feedAll(gt06Frame(1, bytesOf('ABCDEF')))).toMatchObject([{ problem: 'malformed' }]);
    expect(feedAll(gt06Frame(1, bytesOf('012345678901234F')))).toMatchObject([{ problem: 'malformed' }]);
  });

  it('refuses a sound frame that is too short for its kind', () => {
    expect(afterLogin(gt06Frame(0x12, place('1800').subarray(0, 10)))).toMatchObject([{ problem: 'malformed' }]);
  });

  it('ends with a frame above the limit, and with garbage without end', () => {
    expect(afterLogin(bytesOf('7979FFFF'))).toEqual([{ kind: 'end', problem: 'tooLarge' }]);
    const events = afterLogin(new Uint8Array(MAX_FRAME_BYTES + 2).fill(7), GT06.status);
    expect(events.map(({ kind }) => kind)).toEqual(['problem', 'end']);
  });

  it('never throws, whatever arrives', () => {
    const dice = createDice(6);
    let stored = 0;
    for (let run = 0; run < 10_000; run++) {
      const frame = FRAMES[run % FRAMES.length]!;
      const bytes = frame.slice(0, dice() < 0.2 ? Math.ceil(dice() * frame.length) : frame.length);
      for (let times = Math.floor(dice() * 4); times > 0; times--) {
        bytes[Math.floor(dice() * bytes.length)] = Math.floor(dice() * 256);
      }
      const sent = dice() < 0.5 ? bytes : gt06Frame(bytes[3] ?? 0x12, bytes.subarray(4, -6));
      for (const event of afterLogin(sent, GT06.status)) {
        if (event.kind !== 'messages') continue;
        stored++;
        for (const message of event.messages) expect(flawsOf(message)).toEqual([]);
      }
    }
    expect(stored).toBeGreaterThan(5000);
  });
});
