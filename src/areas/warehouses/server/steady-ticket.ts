import type { RequestContext } from '#platform/http/route.ts';
import type { ReadBooking } from './booking.repository.ts';
import { hasTicket, ticketAddress } from './ticket-writer.ts';

type Reading = Pick<RequestContext<unknown>, 'trx' | 'services' | 'now' | 'caller'>;

interface Kept {
  readonly about: string;
  readonly at: number;
  readonly address: string;
}

const KEPT_MAX = 5_000;
/** So that a new key signs from its first day on. */
const KEPT_MS = 3_600_000;
const kept = new Map<string, Kept>();

/**
 * The address in the QR code of a booking, null where it has no ticket. A signature differs each time it is made; pages
 * that read themselves again get the same one, so that nobody scans a code while it changes.
 */
export async function steadyTicket({ trx, services, now, caller }: Reading, booking: ReadBooking) {
  if (!hasTicket(booking)) return null;
  const { id, ticket_version, plate, starts_at, ends_at } = booking;
  const about = JSON.stringify([caller.origin, ticket_version, plate, starts_at, ends_at]);
  const before = kept.get(id);
  if (before?.about === about && Math.abs(now.getTime() - before.at) < KEPT_MS) return before.address;
  const address = await ticketAddress({ trx, services, now, origin: caller.origin }, booking);
  kept.delete(id);
  kept.set(id, { about, at: now.getTime(), address });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest) kept.delete(oldest);
  return address;
}
