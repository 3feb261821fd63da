import { type MeasuredLine, nearestOn } from '#areas/routes/rules/line.ts';
import type { Position } from '#kernel/position.ts';
import { SECTION_METERS, sectionsOf } from '../eta.ts';

export interface DrivenFix extends Position {
  readonly at: Date;
}

/** How fast one trip passed one part of a path. */
export interface SectionDrive {
  readonly section: number;
  /** Of the day (UTC) at which it was entered. */
  readonly hour: number;
  readonly kmh: number;
}

/** Farther off, the truck was on another road. */
const OFF_METERS = 1_000;
/** Nobody knows when a boundary was passed between positions that are farther apart. */
const GAP_MS = 30 * 60_000;
/** As far as a truck gets between two positions. */
const AHEAD_METERS = 60_000;
/** Beyond these it is an error, or a night at a hotel. */
const KMH = { min: 2, max: 130 };

/** What a finished trip says about the parts of its path; parts whose boundaries nobody saw passed are left out. */
export function sectionDrives(track: readonly DrivenFix[], measured: MeasuredLine): readonly SectionDrive[] {
  const passed = passedAt(track, measured);
  const drives: SectionDrive[] = [];
  for (let section = 0; section < sectionsOf(measured.totalMeters); section += 1) {
    const [from, until] = [passed.get(section), passed.get(section + 1)];
    if (from === undefined || until === undefined || until <= from) continue;
    const meters = Math.min(measured.totalMeters, (section + 1) * SECTION_METERS) - section * SECTION_METERS;
    const kmh = meters / 1000 / ((until - from) / 3_600_000);
    if (kmh >= KMH.min && kmh <= KMH.max) drives.push({ section, hour: new Date(from).getUTCHours(), kmh });
  }
  return drives;
}

/** When each boundary between two parts was passed, by its number. */
function passedAt(track: readonly DrivenFix[], measured: MeasuredLine): ReadonlyMap<number, number> {
  const passed = new Map<number, number>();
  let before: { readonly meters: number; readonly at: number } | undefined;
  for (const fix of track) {
    const after = before?.meters;
    const found = nearestOn(measured, fix, after === undefined ? {} : { after, within: AHEAD_METERS });
    if (found.offMeters > OFF_METERS) continue;
    const here = { meters: found.meters, at: fix.at.getTime() };
    if (before && here.meters > before.meters && here.at - before.at <= GAP_MS) {
      const metersPerMs = (here.meters - before.meters) / (here.at - before.at);
      const first = Math.ceil(before.meters / SECTION_METERS);
      for (let nth = first; nth * SECTION_METERS <= here.meters; nth += 1) {
        if (!passed.has(nth)) passed.set(nth, before.at + (nth * SECTION_METERS - before.meters) / metersPerMs);
      }
    }
    before = here;
  }
  return passed;
}
