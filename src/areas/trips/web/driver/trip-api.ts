import { sendDocumentsAgain } from '#areas/load-orders/contract/returned-documents.calls.ts';
import {
  answerLinkedLocation,
  answerLocation,
  readLinkedViewers,
  readMyViewers,
  reportLinkedTrouble,
  reportTrouble,
  type Viewer,
} from '#areas/trips/contract/driver-report.calls.ts';
import {
  acceptLinkedTrip,
  addLinkedTaskPosition,
  closeLinkedTrip,
  consentToLinkedSharing,
  type DriverTrip,
  performLinkedTask,
  readLinkedTrip,
  readMyTrip,
  sendLinkedDocumentsAgain,
  shareLinkedPositions,
} from '#areas/trips/contract/driver-trip.calls.ts';
import { addTaskPosition, closeTrip, performTask } from '#areas/trips/contract/order-task.calls.ts';
import { acceptTrip, consentToSharing, sharePositions } from '#areas/trips/contract/trip-position.calls.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import type {
  WaitingAction,
  WaitingFile,
  WaitingLocation,
  WaitingPosition,
  WaitingTask,
  WaitingTrouble,
} from './queue/queue-item.ts';
import { ACCOUNT_TRIPS } from './queue/queue-storage.ts';
import type { Sender } from './queue/trip-queue.ts';

/** How a driver reaches a trip: by account or by personal link. The page is the same for both. */
export interface TripApi extends Sender {
  /** Distinguishes the trips stored on this phone. */
  readonly key: string;
  read(): Promise<DriverTrip>;
  /** Who looked where the driver was; only with network. */
  viewers(): Promise<readonly Viewer[]>;
  /** Documents of the delivery that were sent back; only with network. */
  sendAgain(files: readonly WaitingFile[]): Promise<void>;
}

const seenOf = (positions: readonly WaitingPosition[]) =>
  positions.map(({ at, lat, lng, accuracyM, speedKmh }) => ({ at, lat, lng, accuracyM, speedKmh }));
const answerOf = ({ requestId, at, position }: WaitingLocation) => ({ requestId, at, position });
const troubleOf = ({ key: clientKey, type, at, note, position }: WaitingTrouble) => ({
  clientKey,
  type,
  at,
  note,
  position,
});
const doneOf = ({ key, at, note, answers, position }: WaitingTask) => ({ clientKey: key, at, note, answers, position });

export function linkTripApi(api: ApiClient, alias: string): TripApi {
  const params = { loadOrderId: alias };
  // Only the first reading counts as an opening of the link.
  let hasRead = false;
  const perform = async (task: WaitingTask) => {
    const body = { ...doneOf(task), files: task.files.map(({ fileName, content }) => ({ fileName, content })) };
    await api.call(performLinkedTask, { params: { ...params, taskId: task.taskId }, body });
  };
  return {
    key: `link ${alias}`,
    read: async () => {
      const { trip } = await api.call(readLinkedTrip, { params, query: hasRead ? { again: '1' } : {} });
      hasRead = true;
      return trip;
    },
    viewers: async () => (await api.call(readLinkedViewers, { params })).viewers,
    sendAgain: async (waiting) => {
      const files = waiting.map(({ fileName, content }) => ({ fileName, content }));
      await api.call(sendLinkedDocumentsAgain, { params, body: { files, note: null } });
    },
    deliver: async (action: WaitingAction) => {
      const { at } = action;
      if (action.kind === 'task') await perform(action);
      else if (action.kind === 'acceptance') await api.call(acceptLinkedTrip, { params, body: { at } });
      else if (action.kind === 'closing') await api.call(closeLinkedTrip, { params, body: { at } });
      else if (action.kind === 'location') await api.call(answerLinkedLocation, { params, body: answerOf(action) });
      else if (action.kind === 'trouble') {
        const files = action.files.map(({ fileName, content }) => ({ fileName, content }));
        await api.call(reportLinkedTrouble, { params, body: { ...troubleOf(action), files } });
      } else await api.call(consentToLinkedSharing, { params, body: { at, shared: action.shared } });
    },
    locate: async ({ taskId, taskKey: clientKey, position }) => {
      await api.call(addLinkedTaskPosition, { params: { ...params, taskId }, body: { clientKey, position } });
    },
    share: async (positions) => {
      await api.call(shareLinkedPositions, { params, body: { positions: seenOf(positions) } });
    },
  };
}

export function accountTripApi(api: ApiClient, userId: string, orderId: string): TripApi {
  const params = { id: orderId };
  const upload = async ({ key, files: waiting }: Pick<WaitingTask, 'key' | 'files'>) => {
    const files: { fileId: string }[] = [];
    for (const [at, file] of waiting.entries()) {
      const stored = await api.call(uploadFile, { body: file }, { idempotencyKey: `${key}-${at}` });
      files.push({ fileId: stored.id });
    }
    return files;
  };
  const perform = async (task: WaitingTask) => {
    const files = await upload(task);
    const input = { params: { ...params, taskId: task.taskId }, body: { ...doneOf(task), files } };
    await api.call(performTask, input, { idempotencyKey: task.key });
  };
  return {
    key: `${ACCOUNT_TRIPS}${userId} ${orderId}`,
    read: async () => (await api.call(readMyTrip, { params })).trip,
    viewers: async () => (await api.call(readMyViewers, { params })).viewers,
    sendAgain: async (files) => {
      const documents = await upload({ key: crypto.randomUUID(), files });
      await api.call(sendDocumentsAgain, { params, body: { documents, note: null } });
    },
    deliver: async (action: WaitingAction) => {
      const { at } = action;
      if (action.kind === 'task') await perform(action);
      else if (action.kind === 'acceptance') await api.call(acceptTrip, { params, body: { at } });
      else if (action.kind === 'closing') await api.call(closeTrip, { params, body: { at } });
      else if (action.kind === 'location') await api.call(answerLocation, { params, body: answerOf(action) });
      else if (action.kind === 'trouble') {
        await api.call(reportTrouble, { params, body: { ...troubleOf(action), files: await upload(action) } });
      } else await api.call(consentToSharing, { params, body: { at, shared: action.shared } });
    },
    locate: async ({ taskId, taskKey: clientKey, position }) => {
      await api.call(addTaskPosition, { params: { ...params, taskId }, body: { clientKey, position } });
    },
    share: async (positions) => {
      await api.call(sharePositions, { params, body: { positions: seenOf(positions) } });
    },
  };
}
