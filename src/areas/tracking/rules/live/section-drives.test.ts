import { expect, it } from 'vitest';
import { measure, pointAt } from '#areas/routes/rules/line.ts';
import { SECTION_METERS } from '../eta.ts';
import { sectionDrives } from './section-drives.ts';

const way = measure([
  { lat: -17, lng: -63 },
  { lat: -17, lng: -62.5 },
]);
const start = Date.UTC(2026, 2, 4, 9, 50);
/** A truck at so many kilometres per hour, seen every so many minutes. */
const drive = (kmh: number, everyMinutes: number, minutes = 60) =>
  Array.from({ length: Math.floor(minutes / everyMinutes) + 1 }, (_, nth) => ({
    ...pointAt(way, (kmh * 1000 * nth * everyMinutes) / 60),
    at: new Date(start + nth * everyMinutes * 60_000),
  }));

it('each part that was passed from end to end is known, with the hour it was entered', () => {
  const drives = sectionDrives(drive(60, 1), way);
  const full = Math.floor(way.totalMeters / SECTION_METERS);
  expect(drives.map(({ section, hour }) => [section, hour])).toEqual(
    Array.from({ length: full }, (_, section) => [section, section === 0 ? 9 : 10]),
  );
  for (const { kmh } of drives) expect(kmh).toBeCloseTo(60, 0);
});

it('a part in which nobody saw the truck for long is left out', () => {
  expect(sectionDrives(drive(20, 40, 160), way)).toEqual([]);
});

it('a truck on another road teaches nothing', () => {
  expect(
    sectionDrives(
      drive(60, 1).map((fix) => ({ ...fix, lat: fix.lat + 0.1 })),
      way,
    ),
  ).toEqual([]);
});

it('a night at the roadside is no speed', () => {
  const track = drive(60, 1);
  const slept = track.map((fix, nth) => ({
    ...fix,
    at: new Date(fix.at.getTime() + (nth > 5 ? nth * 28 * 60_000 : 0)),
  }));
  expect(sectionDrives(slept, way).every(({ kmh }) => kmh >= 2)).toBe(true);
});
