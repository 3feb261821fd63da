import { addDays, dayIn } from '#kernel/dates.ts';
import { type Dock, type DockAction, takes } from './free-times.ts';
import { type Closure, closedSpans, meets, type Shift, startsOf } from './opening-hours.ts';

interface Placed {
  readonly dockId: string;
  readonly lane: number;
  readonly action: DockAction;
  readonly operation: string;
  readonly vehicleType: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Plan {
  readonly timeZone: string;
  readonly docks: readonly Dock[];
  readonly shifts: readonly Shift[];
  readonly closures: readonly Closure[];
}

/**
 * Whether a booked truck still has its place: its dock works, takes it, and is open from its start to its end. Another
 * interval between starts takes nothing away from those who booked before.
 */
export function keepsPlace(placed: Placed, { timeZone, docks, shifts, closures }: Plan): boolean {
  const dock = docks.find(({ id }) => id === placed.dockId);
  if (!dock || placed.lane > dock.lanes) return false;
  if (!takes(dock, placed)) return false;
  const span = { from: placed.startsAt.getTime(), until: placed.endsAt.getTime() };
  const day = dayIn(placed.startsAt, timeZone);
  const closed = closedSpans(closures, timeZone, day, addDays(dayIn(placed.endsAt, timeZone), 0));
  if (closed.some((one) => (one.dockId === null || one.dockId === dock.id) && meets(one, span))) return false;
  // A start every minute: any of them in a shift of this dock that lasts until the end of the work.
  return startsOf(shifts, day, timeZone, 1).some(
    ({ at, shiftEnds, dockIds }) =>
      at === span.from && span.until <= shiftEnds && (dockIds.length === 0 || dockIds.includes(dock.id)),
  );
}
