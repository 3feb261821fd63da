import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import type { QueueItem, WaitingAction } from './queue/queue-item.ts';

/** The trip including the queued entries that the server has not refused. */
export function tripNow(trip: DriverTrip, items: readonly QueueItem[]): DriverTrip {
  let { acceptedAt, sharingSince } = trip;
  for (const item of items.filter(({ refused }) => refused === undefined)) {
    if (item.kind === 'acceptance' && acceptedAt === null) {
      acceptedAt = item.at;
      sharingSince = item.at;
    }
    if (item.kind === 'consent') sharingSince = item.shared ? item.at : null;
  }
  return { ...trip, acceptedAt, sharingSince };
}

/** The trip after the server accepted a queued entry, for use until it can be read again. */
export function tripAfter(trip: DriverTrip, action: WaitingAction): DriverTrip {
  if (action.kind !== 'task') return tripNow(trip, [action]);
  const stages = trip.stages.map(({ name, tasks }) => ({
    name,
    tasks: tasks.map((task) => (task._id === action.taskId ? { ...task, doneAt: action.at, open: false } : task)),
  }));
  return { ...trip, stages };
}
