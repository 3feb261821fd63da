import type { ApiClient } from '#ui/api/api-client.ts';
import { ApiError } from '#ui/api/api-error.ts';
import type { QueueStorage } from '#ui/queue/queue-storage.ts';
import { WaitingQueue } from '#ui/queue/waiting-queue.ts';
import { type GateCheck, validateTicket } from '../../contract/gate.calls.ts';
import { changeBookingStatus, takeInTruck } from '../../contract/visit.calls.ts';
import type { GateItem, WaitingArrival } from './gate-storage.ts';

export type GateQueue = WaitingQueue<GateItem>;

interface GateQueueOptions {
  /** What the guard reads of a truck that the server does not let in. */
  readonly explain: (check: GateCheck) => string;
  /** The server has it, and the list on the phone does not show it yet. */
  readonly sent: (item: GateItem) => Promise<void>;
  readonly settled: () => void;
}

/** What the guard recorded, until the server has it: sent once, in order, with its real time. */
export function createGateQueue(
  gate: string,
  storage: QueueStorage<GateItem>,
  api: ApiClient,
  { explain, sent, settled }: GateQueueOptions,
): GateQueue {
  return new WaitingQueue<GateItem>(gate, storage, {
    send: async ([item]) => {
      if (!item) return;
      if (item.kind === 'arrival') await sendArrival(api, item, explain);
      else if (item.kind === 'move') await sendMove(api, item);
      else await sendWalkIn(api, item);
      await sent(item);
    },
    settled,
  });
}

async function sendArrival(api: ApiClient, item: WaitingArrival, explain: (check: GateCheck) => string): Promise<void> {
  const { warehouseId, shown, plate, at, key, why } = item;
  const { check } = await api.call(validateTicket, {
    body: {
      warehouseId,
      shown,
      ...(plate ? { plate } : {}),
      at,
      // The gate was opened already: what the server knew better is noted, not undone.
      enter: { key, reason: why, believed: why === null },
    },
  });
  if (!check.entered) throw new ApiError(409, { code: 'gate.used', message: explain(check) });
}

async function sendMove(api: ApiClient, item: Extract<GateItem, { kind: 'move' }>): Promise<void> {
  const { bookingId, move, at, key, why } = item;
  const body = { move, at, clientKey: key, reason: why };
  await api.call(changeBookingStatus, { params: { id: bookingId }, body });
}

async function sendWalkIn(api: ApiClient, item: Extract<GateItem, { kind: 'walkIn' }>): Promise<void> {
  const { warehouseId, plate, driver, carrier, action, at, key } = item;
  const body = { warehouseId, plate, trucker: driver, transportCompany: carrier, action, at, clientKey: key };
  await api.call(takeInTruck, { body }, { idempotencyKey: key });
}
