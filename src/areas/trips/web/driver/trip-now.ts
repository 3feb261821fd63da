import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import type { QueueItem, WaitingAction } from './queue/queue-item.ts';

/** The trip as its driver left it: what is still on the phone counts, unless the server refused it. */
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

/** The trip after the server took something from the queue, as it will be read when there is network again. */
export function tripAfter(trip: DriverTrip, action: WaitingAction): DriverTrip {
  if (action.kind !== 'task') return tripNow(trip, [action]);
  const stages = trip.stages.map(({ name, tasks }) => ({
    name,
    tasks: tasks.map((task) => (task._id === action.taskId ? { ...task, doneAt: action.at, open: false } : task)),
  }));
  return { ...trip, stages };
}
