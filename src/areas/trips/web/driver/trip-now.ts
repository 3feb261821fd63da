import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { blockerOf, mayCloseTrip, type OrderedTask } from '#areas/trips/rules/trip-tasks.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import type { QueueItem, WaitingAction } from './queue/queue-item.ts';

/** A trip as the phone keeps it for the time without network. */
export interface KeptTrip {
  readonly trip: DriverTrip;
  readonly at: string;
}

export interface ReadTrip {
  readonly trip: DriverTrip | null;
  /** When the trip on the screen was last read, if it could not be read again. */
  readonly keptAt: string | null;
  readonly error: ApiError | null;
}

/** A reading that failed leaves the page as it is, with what the driver is filling in, unless the trip is gone. */
export function afterFailure(before: ReadTrip, error: ApiError, kept: KeptTrip | undefined): ReadTrip {
  if (kept) return { trip: kept.trip, keptAt: kept.at, error: null };
  const isPassing = error.isTransport || error.status === 429 || error.status >= 500;
  return before.trip && isPassing ? before : { trip: null, keptAt: null, error };
}

/** The trip including the queued entries that the server has not refused. */
export function tripNow(trip: DriverTrip, items: readonly QueueItem[]): DriverTrip {
  let { acceptedAt, sharingSince, question } = trip;
  for (const item of items.filter(({ refused }) => refused === undefined)) {
    if (item.kind === 'acceptance' && acceptedAt === null) {
      acceptedAt = item.at;
      sharingSince = item.at;
    }
    if (item.kind === 'location' && item.requestId === question?._id) question = null;
    if (item.kind === 'consent') sharingSince = item.shared ? item.at : null;
  }
  return { ...trip, acceptedAt, sharingSince, question };
}

/** The trip after the server accepted a queued entry, for use until it can be read again. */
export function tripAfter(trip: DriverTrip, action: WaitingAction): DriverTrip {
  if (action.kind === 'closing') return { ...trip, loadingOrderStatus: ORDER_STATUS.finished };
  if (action.kind !== 'task') return tripNow(trip, [action]);
  const stages = trip.stages.map(({ name, tasks }) => ({
    name,
    tasks: tasks.map((task) => (task._id === action.taskId ? { ...task, doneAt: action.at, open: false } : task)),
  }));
  return { ...trip, stages };
}

type Task = DriverTrip['stages'][number]['tasks'][number];

/** A task on the phone: what waits to be sent counts as done. */
export interface PhoneTask extends OrderedTask {
  readonly task: Task;
  readonly stage: number;
  /** What has to be done first. */
  readonly blocker: Task | null;
  /** Whether the driver can do it now. */
  readonly ready: boolean;
}

export interface TripPlan {
  readonly tasks: readonly PhoneTask[];
  /** The one task to do now. */
  readonly next: PhoneTask | null;
  /** Nothing required is left: the driver may close the trip. */
  readonly closable: boolean;
}

/** The tasks in driving order, and what comes next, including what the phone has not sent yet. */
export function planOf(trip: DriverTrip, items: readonly QueueItem[]): TripPlan {
  const waiting = items.filter(({ refused }) => refused === undefined);
  const isSent = (id: string) => waiting.some((item) => item.kind === 'task' && item.taskId === id);
  const all = trip.stages.flatMap(({ tasks }, stage) =>
    tasks.map((task) => {
      const { required, waits, stopId } = task;
      return { task, stage, required, waits, stopId, done: task.doneAt !== null || isSent(task._id) };
    }),
  );
  const tasks = all.map((entry): PhoneTask => {
    const blocker = entry.done ? null : (blockerOf(entry, all)?.task ?? null);
    return { ...entry, blocker, ready: entry.task.open && !entry.done && !blocker };
  });
  const hasBegun = tasks.some(({ done }) => done);
  const isClosing = waiting.some(({ kind }) => kind === 'closing');
  return {
    tasks,
    next: tasks.find(({ ready, required }) => ready && required) ?? null,
    closable: trip.kind !== 'agro' && hasBegun && !isClosing && mayCloseTrip(tasks),
  };
}

/** Where the driver goes next: the stop of the next task, otherwise the origin for the first stage, then the destination. */
export function nextPlace(trip: DriverTrip, { next }: TripPlan): DriverTrip['origin'] {
  const stop = next?.stopId && trip.stops.find(({ _id }) => _id === next.stopId);
  if (stop) return stop;
  return next?.stage === 0 ? trip.origin : trip.destination;
}
