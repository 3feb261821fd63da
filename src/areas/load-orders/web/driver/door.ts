import {
  acceptLinkedTrip,
  type DriverTrip,
  performLinkedTask,
  readLinkedTrip,
  readMyTrip,
  shareLinkedPositions,
} from '#areas/load-orders/contract/driver-trip.calls.ts';
import { performTask } from '#areas/load-orders/contract/order-task.calls.ts';
import { acceptTrip, sharePositions } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import type { WaitingPosition, WaitingTask } from './queue/queue-item.ts';
import type { Sender } from './queue/trip-queue.ts';

/** The way a driver reaches a trip: by account or by personal link. The page is the same behind both. */
export interface Door extends Sender {
  /** Tells the trips kept on this phone apart. */
  readonly key: string;
  read(): Promise<DriverTrip>;
  accept(): Promise<void>;
}

const seenOf = (positions: readonly WaitingPosition[]) =>
  positions.map(({ at, lat, lng, accuracyM, speedKmh }) => ({ at, lat, lng, accuracyM, speedKmh }));
const doneOf = ({ key, at, note, answers, position }: WaitingTask) => ({ clientKey: key, at, note, answers, position });

export function linkDoor(api: ApiClient, alias: string): Door {
  const params = { loadOrderId: alias };
  return {
    key: `link ${alias}`,
    read: async () => (await api.call(readLinkedTrip, { params })).trip,
    accept: async () => void (await api.call(acceptLinkedTrip, { params, body: {} })),
    perform: async (task) => {
      const body = { ...doneOf(task), files: task.files.map(({ fileName, content }) => ({ fileName, content })) };
      await api.call(performLinkedTask, { params: { ...params, taskId: task.taskId }, body });
    },
    share: async (positions) => {
      await api.call(shareLinkedPositions, { params, body: { positions: seenOf(positions) } });
    },
  };
}

export function accountDoor(api: ApiClient, orderId: string): Door {
  const params = { id: orderId };
  return {
    key: `order ${orderId}`,
    read: async () => (await api.call(readMyTrip, { params })).trip,
    accept: async () => void (await api.call(acceptTrip, { params, body: {} })),
    perform: async (task) => {
      const files: { fileId: string }[] = [];
      for (const [at, file] of task.files.entries()) {
        const stored = await api.call(uploadFile, { body: file }, { idempotencyKey: `${task.key}-${at}` });
        files.push({ fileId: stored.id });
      }
      const input = { params: { ...params, taskId: task.taskId }, body: { ...doneOf(task), files } };
      await api.call(performTask, input, { idempotencyKey: task.key });
    },
    share: async (positions) => {
      await api.call(sharePositions, { params, body: { positions: seenOf(positions) } });
    },
  };
}
