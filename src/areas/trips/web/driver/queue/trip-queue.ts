import type { QueueStorage } from '#ui/queue/queue-storage.ts';
import { type QueueState as State, WaitingQueue } from '#ui/queue/waiting-queue.ts';
import {
  isAction,
  type QueueItem,
  type WaitingAction,
  type WaitingPosition,
  type WaitingTaskPosition,
} from './queue-item.ts';

/** Sends entries of the queue; each method throws an ApiError on failure. */
export interface Sender {
  deliver(action: WaitingAction): Promise<void>;
  locate(found: WaitingTaskPosition): Promise<void>;
  share(positions: readonly WaitingPosition[]): Promise<void>;
}

export type QueueState = State<QueueItem>;
export type TripQueue = WaitingQueue<QueueItem>;

/** Called after each entry the server accepted, and once when sending stops. */
export interface QueueListener {
  taken?(action: WaitingAction): Promise<void>;
  settled?(): void;
}

const POSITIONS_AT_ONCE = 200;

/** What the driver did and where the phone was, until the server has it. */
export function createTripQueue(
  trip: string,
  storage: QueueStorage<QueueItem>,
  sender: Sender,
  { taken, settled }: QueueListener = {},
): TripQueue {
  return new WaitingQueue<QueueItem>(trip, storage, {
    next,
    send: async (items) => {
      const [first] = items;
      if (first && isAction(first)) await sender.deliver(first);
      else if (first?.kind === 'taskPosition') await sender.locate(first);
      else await sender.share(items.filter((item) => item.kind === 'position'));
    },
    // A refused position is dropped; other refused entries are shown to the driver.
    isDropped: (item) => !isAction(item),
    // With a task goes the position that was found for it.
    belongsTo: (item, key) => item.kind === 'taskPosition' && item.taskKey === key,
    taken: async ([first]) => {
      if (first && isAction(first)) await taken?.(first);
    },
    settled: () => settled?.(),
  });
}

/** The oldest entry, or all positions before the next entry of another kind. */
function next(open: readonly QueueItem[], all: readonly QueueItem[]): readonly QueueItem[] {
  // The position of a task waits for the task, also for one that was refused and may be sent again.
  const isHeld = (item: QueueItem) => item.kind === 'taskPosition' && all.some(({ key }) => key === item.taskKey);
  const waiting = open.filter((item) => !isHeld(item));
  if (waiting[0] && waiting[0].kind !== 'position') return [waiting[0]];
  const upTo = waiting.findIndex(({ kind }) => kind !== 'position');
  return waiting.slice(0, upTo < 0 ? POSITIONS_AT_ONCE : Math.min(upTo, POSITIONS_AT_ONCE));
}
