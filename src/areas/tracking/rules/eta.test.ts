import { describe, expect, it } from 'vitest';
import { DEFAULT_KMH, etaOf, SECTION_METERS } from './eta.ts';

const now = new Date('2026-03-04T10:00:00Z');
const minutesTo = (at: Date) => Math.round((at.getTime() - now.getTime()) / 60_000);
const path = { meters: 60_000, minutes: 60 };
const always = (kmh: number) => ({ of: () => ({ slowKmh: kmh * 0.5, usualKmh: kmh, fastKmh: kmh * 2 }) });

describe('the expected arrival', () => {
  it('follows the plan of the path where nobody drove it yet', () => {
    const { at, from, to, source } = etaOf({ now, remainingMeters: 30_000, path });
    expect([minutesTo(at), source]).toEqual([30, 'path']);
    expect(minutesTo(from)).toBeLessThan(30);
    expect(minutesTo(to)).toBeGreaterThan(30);
  });

  it('follows earlier trips on the same part of the path', () => {
    const { at, from, to, source } = etaOf({ now, remainingMeters: 30_000, path, speeds: always(30) });
    expect([minutesTo(from), minutesTo(at), minutesTo(to), source]).toEqual([30, 60, 120, 'history']);
  });

  it('takes the speed of the hour at which a part will be entered', () => {
    const atNight = { slowKmh: 15, usualKmh: 15, fastKmh: 15 };
    const byDay = { slowKmh: 60, usualKmh: 60, fastKmh: 60 };
    // The first half takes 30 minutes, so the second begins at half past ten.
    const speeds = { of: (_: number, at: Date) => (minutesTo(at) < 30 ? byDay : atNight) };
    expect(minutesTo(etaOf({ now, remainingMeters: 60_000, path, speeds }).at)).toBe(30 + 120);
  });

  it('judges only the part still to be driven', () => {
    const last = path.meters / SECTION_METERS - 1;
    const slow = { slowKmh: 1, usualKmh: 1, fastKmh: 1 };
    const speeds = { of: (section: number) => (section < last ? slow : undefined) };
    const { at, source } = etaOf({ now, remainingMeters: SECTION_METERS, path, speeds });
    expect([minutesTo(at), source]).toEqual([15, 'path']);
  });

  it('uses what trucks usually make where there is neither a path nor a history', () => {
    const { at, source } = etaOf({ now, remainingMeters: DEFAULT_KMH * 1000, path: null });
    expect([minutesTo(at), source]).toEqual([60, 'default']);
  });

  it('is now at the destination, within a few minutes', () => {
    const { at, from, to } = etaOf({ now, remainingMeters: 0, path });
    expect([minutesTo(from), minutesTo(at), minutesTo(to)]).toEqual([0, 0, 5]);
  });

  it('comes later by what has to be waited for', () => {
    expect(minutesTo(etaOf({ now, remainingMeters: 30_000, path, waitMinutes: 40 }).at)).toBe(70);
  });
});
