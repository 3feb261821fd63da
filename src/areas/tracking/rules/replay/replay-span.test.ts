import { expect, it } from 'vitest';
import { replaySpan } from './replay-span.ts';

const known = { from: new Date('2026-11-10T00:00:00Z'), to: new Date('2026-11-18T00:00:00Z') };
const spanOf = (from?: string, to?: string, trip = known) => {
  const span = replaySpan(from, to, trip);
  return span && [span.from.toISOString().slice(0, 10), span.to.toISOString().slice(0, 10)];
};

it.each([
  ['the trip where nothing was asked for', undefined, undefined, ['2026-11-10', '2026-11-18']],
  ['what was asked for', '2026-11-12T00:00:00Z', '2026-11-13T00:00:00Z', ['2026-11-12', '2026-11-13']],
  ['thirty days exactly', '2026-10-01T00:00:00Z', '2026-10-31T00:00:00Z', ['2026-10-01', '2026-10-31']],
  ['from a day on, to the end of the trip', '2026-11-12T00:00:00Z', undefined, ['2026-11-12', '2026-11-18']],
  ['from a day on, at most thirty days', '2026-09-01T00:00:00Z', undefined, ['2026-09-01', '2026-10-01']],
  ['up to a day', undefined, '2026-11-12T00:00:00Z', ['2026-11-10', '2026-11-12']],
  ['nothing for more than thirty days', '2026-10-01T00:00:00Z', '2026-10-31T00:00:01Z', undefined],
  ['nothing for an end before the start', '2026-11-13T00:00:00Z', '2026-11-12T00:00:00Z', undefined],
])('a replay shows %s', (_, from, to, expected) => {
  expect(spanOf(from, to)).toEqual(expected);
});

it('a long trip is replayed from thirty days before its end', () => {
  expect(spanOf(undefined, undefined, { ...known, from: new Date('2026-01-01T00:00:00Z') })).toEqual([
    '2026-10-19',
    '2026-11-18',
  ]);
});
