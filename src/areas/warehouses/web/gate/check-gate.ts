import type { ApiClient } from '#ui/api/api-client.ts';
import { logOnly } from '#ui/log/log.ts';
import { validateTicket } from '../../contract/gate.calls.ts';
import type { GateEntry } from '../../rules/gate-day.ts';
import { readShown } from '../../rules/ticket.ts';
import type { LocalCheck } from './check-offline.ts';

/** What stands in front of the gate. */
export interface Asked {
  readonly shown: string;
  /** The plate the guard sees on the truck. */
  readonly plate: string | null;
}

/** A check as the screen shows it. */
export interface ShownCheck extends LocalCheck, Asked {
  readonly warehouse: string | null;
}

/** With a weak network the phone decides: a driver does not wait for it. */
const PATIENCE_MS = 2_500;

interface GateChoice {
  readonly warehouseId: string;
  /** What the phone says by itself; null where it has no list yet. */
  readonly local: LocalCheck | null;
  /** No network, or the phone knows more than the server. */
  readonly isLocal: boolean;
  readonly patienceMs?: number;
}

/** The verdict of the server, or of the phone where the server does not answer in time; null where neither has one. */
export async function checkAtGate(api: ApiClient, asked: Asked, choice: GateChoice): Promise<ShownCheck | null> {
  const { local, isLocal, warehouseId, patienceMs = PATIENCE_MS } = choice;
  const own = local && { ...local, ...asked, warehouse: null };
  if (own && isLocal) return own;
  const { shown, plate } = asked;
  const body = { warehouseId, shown, ...(plate ? { plate } : {}) };
  const signal = AbortSignal.timeout(patienceMs);
  // Renewing the session hangs as well, and no signal ends that.
  const impatience = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    const { check } = await Promise.race([api.call(validateTicket, { body }, { signal }), impatience]);
    return { ...check, ...asked, basis: 'server' };
  } catch (error) {
    logOnly('the gate decides by itself', error);
    return own;
  }
}

/** Whether the truck was found by its plate, which the guard therefore has seen. */
export function isFoundByPlate({ shown, booking }: Pick<ShownCheck, 'shown' | 'booking'>): boolean {
  const read = readShown(shown);
  return read.kind === 'plate' || (read.kind === 'code' && booking !== null && booking.code !== read.code);
}

/** By what the server finds the same booking later, when a plate or an order may have another one. */
export function arrivalOf({ shown, plate, booking }: ShownCheck): Asked {
  const seen = isFoundByPlate({ shown, booking }) ? shown : null;
  const isTicket = readShown(shown).kind === 'ticket';
  return { shown: isTicket || !booking?.code ? shown : booking.code, plate: plate ?? seen };
}

/** The bookings of the same truck beside the one that is shown next. */
export function othersThan(entry: GateEntry, { booking, others }: LocalCheck): readonly GateEntry[] {
  return [...(booking ? [booking] : []), ...others].filter(({ id }) => id !== entry.id);
}
