import { describe, expect, it } from 'vitest';
import { readAny, secretIn } from './read-any.ts';
import { createDice, flawsOf, messagesOf, problemOf } from './reading.fixture.ts';

const SAMPLES = {
  form: 'id=7&lat=-16.5&lon=-68.15&timestamp=1504763810&speed=10&bearing=90&batt=87&alarm=sos',
  client:
    '{"location":{"timestamp":"2021-07-21T08:06:34.444Z","coords":{"latitude":-16.5,"longitude":-68.15,"speed":3,"heading":63},"battery":{"level":0.5,"is_charging":true}},"device_id":"7"}',
  forward:
    '{"position":{"fixTime":"2018-09-14T15:34:17.000+0000","latitude":-16.5,"longitude":-68.15,"speed":3,"attributes":{"batteryLevel":50}},"device":{"uniqueId":"7"}}',
  batch: '{"positions":[{"at":"2026-03-01T10:00:00Z","lat":-16.5,"lng":-68.15,"speedKmh":70}],"identifier":"7"}',
  single: '{"at":1772359200,"lat":-16.5,"lng":-68.15,"identifier":"7"}',
} as const;
const expected = { identifier: '7', position: { lat: -16.5, lng: -68.15 } };

describe('a message in whatever format', () => {
  it.each(Object.entries(SAMPLES))('is read from its shape: %s', (_, text) => {
    for (const contentType of [null, 'application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      if (contentType === 'application/json' && text === SAMPLES.form) continue;
      expect(messagesOf(readAny({ contentType, text }))).toMatchObject([expected]);
    }
  });

  it('is read from lists, too', () => {
    for (const text of [SAMPLES.client, SAMPLES.forward]) {
      expect(messagesOf(readAny({ contentType: null, text: `[${text},${text}]` }))).toMatchObject([expected, expected]);
    }
    expect(messagesOf(readAny({ contentType: null, text: '[{"lat":1,"lng":2},{"lat":3,"lng":4}]' }))).toHaveLength(2);
  });

  it('is read from the address where the body says nothing', () => {
    const query = new URLSearchParams(SAMPLES.form);
    expect(messagesOf(readAny({ contentType: null, text: '', query }))).toMatchObject([expected]);
    expect(messagesOf(readAny({ contentType: 'text/plain', text: 'hello', query }))).toMatchObject([expected]);
    const other = new URLSearchParams('id=8&lat=1&lon=2');
    expect(messagesOf(readAny({ contentType: null, text: SAMPLES.form, query: other }))).toMatchObject([expected]);
  });

  it.each([
    ...['', '{', '[]', '[1]', 'null', '{"positions":', '\u0000'].map((text) => [JSON.stringify(text), text]),
    ['a hundred thousand brackets', '['.repeat(100_000)],
  ])('is unreadable as %s', (_, text = '') => {
    expect(problemOf(readAny({ contentType: 'application/json', text })).kind).toBe('unreadable');
  });

  it('never throws and never passes on a value that cannot be stored', () => {
    const dice = createDice(15);
    const kinds = { messages: 0, problem: 0 };
    for (let run = 0; run < 10_000; run++) {
      const samples = Object.values(SAMPLES);
      const text = mutated(samples[run % samples.length]!, dice);
      const contentType = dice() < 0.5 ? null : 'application/json';
      const read = readAny({ contentType, text, query: new URLSearchParams(text) });
      if ('problem' in read) kinds.problem++;
      else {
        kinds.messages++;
        for (const message of read.messages) expect({ text, flaws: flawsOf(message) }).toEqual({ text, flaws: [] });
      }
      secretIn(text);
    }
    expect(kinds.messages).toBeGreaterThan(1000);
    expect(kinds.problem).toBeGreaterThan(1000);
  });
});

const PIECES = [
  'NaN',
  'null',
  '-1',
  '1e308',
  '1e999',
  '""',
  '{}',
  '[]',
  '\u0000',
  '%00',
  '\ud800',
  '99999999999999999',
];

function mutated(text: string, dice: () => number): string {
  let changed = text;
  for (let times = Math.ceil(dice() * 3); times > 0; times--) {
    const at = Math.floor(dice() * changed.length);
    const piece = PIECES[Math.floor(dice() * PIECES.length)]!;
    const ways = [
      () => changed.slice(0, at) + piece + changed.slice(at + 1),
      () => changed.slice(0, at) + changed.slice(at + 1 + Math.floor(dice() * 5)),
      () => changed.slice(0, at) + String.fromCharCode(Math.floor(dice() * 256)) + changed.slice(at),
      () => changed.slice(0, Math.floor(dice() * changed.length)),
      () => changed.replace(/(?<=[:=])-?[\d.]+/, piece),
    ];
    changed = ways[Math.floor(dice() * ways.length)]!();
  }
  return changed;
}

describe('a secret in the payload', () => {
  it.each([
    ['{"secret":"abc","lat":1}', 'abc'],
    ['secret=abc&lat=1', 'abc'],
    ['{"secret":7}', null],
    ['{"secret":""}', null],
    ['[{"secret":"abc"}]', null],
    ['{"secret":', null],
    [`secret=${'x'.repeat(201)}`, null],
    ['lat=1', null],
  ])('of %s is %j', (text, secret) => {
    expect(secretIn(text)).toBe(secret);
  });
});
