import type { ClosedSpan, Span, Start } from './opening-hours.ts';
import { meets } from './opening-hours.ts';

export const DOCK_ACTIONS = ['load', 'unload'] as const;
export type DockAction = (typeof DOCK_ACTIONS)[number];

export interface Dock {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly DockAction[];
  /** Empty: every kind. */
  readonly operations: readonly string[];
  readonly vehicleTypes: readonly string[];
  readonly lanes: number;
  readonly inService: boolean;
}

/** What is to be done at a dock. */
export interface Work {
  readonly action: DockAction;
  readonly operation: string;
  /** Null while nobody knows which truck comes: it then fits every dock. */
  readonly vehicleType: string | null;
  readonly minutes: number;
}

export function takes(
  dock: Omit<Dock, 'id' | 'name'>,
  { action, operation, vehicleType }: Omit<Work, 'minutes'>,
): boolean {
  return (
    dock.inService &&
    dock.actions.includes(action) &&
    (dock.operations.length === 0 || dock.operations.includes(operation)) &&
    (dock.vehicleTypes.length === 0 || vehicleType === null || dock.vehicleTypes.includes(vehicleType))
  );
}

/** A lane of a dock with nothing in it, in milliseconds. */
export interface Gap extends Span {
  readonly dockId: string;
  readonly lane: number;
}

export interface FreePlace {
  readonly dockId: string;
  readonly lane: number;
  readonly start: Start;
}

const MINUTE = 60_000;

interface Rules {
  readonly minutes: number;
  /** The pause after a truck; it may lie after the end of the shift. */
  readonly bufferMinutes: number;
  /** Nobody starts before this moment. */
  readonly notBefore: number;
  readonly closed: readonly ClosedSpan[];
}

/** Whether the work may be done at a dock from a start on, whoever else is there. */
export function isOpen(start: Start, dockId: string, { minutes, notBefore, closed }: Rules): boolean {
  const span = { from: start.at, until: start.at + minutes * MINUTE };
  return (
    start.at >= notBefore &&
    span.until <= start.shiftEnds &&
    (start.dockIds.length === 0 || start.dockIds.includes(dockId)) &&
    !closed.some((one) => (one.dockId === null || one.dockId === dockId) && meets(one, span))
  );
}

const holdsWork = (gap: Gap, start: Start, { minutes, bufferMinutes }: Rules) =>
  gap.from <= start.at && start.at + (minutes + bufferMinutes) * MINUTE <= gap.until;

/** The free places of a day, first those that start first; of each dock and start the lowest lane. */
export function freePlaces(starts: readonly Start[], gaps: readonly Gap[], rules: Rules): FreePlace[] {
  const places: FreePlace[] = [];
  const byDock = new Map<string, Gap[]>();
  for (const gap of gaps) byDock.set(gap.dockId, [...(byDock.get(gap.dockId) ?? []), gap]);
  for (const start of starts) {
    for (const [dockId, lanes] of byDock) {
      if (!isOpen(start, dockId, rules)) continue;
      const free = lanes.filter((gap) => holdsWork(gap, start, rules)).sort((one, other) => one.lane - other.lane)[0];
      if (free) places.push({ dockId, lane: free.lane, start });
    }
  }
  return places;
}

/** The first of the starts that are not before a moment. */
function firstFrom(starts: readonly Start[], moment: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]!.at < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The days with a free place, given the starts of each of them in their order. */
export function freeDays(days: ReadonlyMap<string, readonly Start[]>, gaps: readonly Gap[], rules: Rules): Set<string> {
  const found = new Set<string>();
  const [starts, dayOf]: [Start[], string[]] = [[], []];
  for (const [day, ofDay] of days) {
    for (const start of ofDay) {
      starts.push(start);
      dayOf.push(day);
    }
  }
  for (const gap of gaps) {
    for (let at = firstFrom(starts, gap.from); at < starts.length; at += 1) {
      const start = starts[at]!;
      if (!holdsWork(gap, start, rules)) break;
      if (!found.has(dayOf[at]!) && isOpen(start, gap.dockId, rules)) found.add(dayOf[at]!);
    }
    if (found.size === days.size) break;
  }
  return found;
}

/** The free places nearest to a moment, each moment once, the nearest first. */
export function nearest(places: readonly FreePlace[], moment: number, count: number): FreePlace[] {
  const seen = new Set<number>();
  return places
    .filter(({ start: { at } }) => !seen.has(at) && seen.add(at))
    .sort((one, other) => Math.abs(one.start.at - moment) - Math.abs(other.start.at - moment))
    .slice(0, count);
}
