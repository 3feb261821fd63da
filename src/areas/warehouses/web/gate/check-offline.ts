import { plateKey } from '#countries/plate.ts';
import { dayIn } from '#kernel/dates.ts';
import type { GateDay } from '../../contract/gate.calls.ts';
import type { BookingState } from '../../rules/booking-state.ts';
import { type GateEntry, gateBooking } from '../../rules/gate-day.ts';
import { type GateVerdict, judge } from '../../rules/gate-verdict.ts';
import { readShown, type Shown, type Ticket, unpackTicket } from '../../rules/ticket.ts';
import { entryOfTicket } from './gate-now.ts';

/** What a verdict was made from: the server, the list on the phone, or the ticket alone. */
export type Basis = 'server' | 'list' | 'ticket' | 'old';

export interface LocalCheck {
  readonly verdict: GateVerdict;
  readonly basis: Basis;
  readonly booking: GateEntry | null;
  readonly others: readonly GateEntry[];
}

export interface LocalQuestion {
  readonly day: Pick<GateDay, 'readAt' | 'warehouse' | 'keys'>;
  /** As they are with what waits on the phone. */
  readonly entries: readonly GateEntry[];
  readonly shown: string;
  readonly plate: string | null;
  readonly now: number;
}

const OLD_MS = 24 * 3_600_000;
export const isOld = ({ readAt }: Pick<GateDay, 'readAt'>, now: number): boolean => now - Date.parse(readAt) > OLD_MS;

/** The verdict without network. A list older than a day judges nothing: then a ticket's own words have to do. */
export async function checkOffline(asked: LocalQuestion): Promise<LocalCheck> {
  const { day, entries, shown: text, now } = asked;
  const shown = readShown(text);
  const old = isOld(day, now);
  const nothing = (verdict: GateVerdict, basis: Basis = old ? 'old' : 'list'): LocalCheck => ({
    verdict,
    basis,
    booking: null,
    others: [],
  });
  if (shown.kind === 'nothing') return nothing(/\/ticket\/|^[\w-]{40,}\.[\w-]+$/.test(text) ? 'forged' : 'unknown');
  if (shown.kind === 'ticket') {
    const ticket = await openTicket(shown.signed, day.keys);
    if (typeof ticket === 'string') return nothing(ticket);
    if (ticket.warehouseId !== day.warehouse._id) return nothing('anotherWarehouse');
    const known = entries.find(({ id }) => id === ticket.id);
    const trusted = known && !old ? known : undefined;
    const booking = trusted ?? { ...entryOfTicket(ticket), ...(known ? factsOf(known) : {}) };
    const basis = old ? 'old' : trusted ? 'list' : 'ticket';
    return { verdict: verdictOf(asked, booking, ticket.version), basis, booking, others: [] };
  }
  if (old) return nothing('unknown');
  const found = entries.filter((entry) => isMeant(entry, shown));
  const [booking, ...others] = found.sort((one, other) => rank(one, now) - rank(other, now));
  return booking ? { verdict: verdictOf(asked, booking, null), basis: 'list', booking, others } : nothing('unknown');
}

/** What a guard may still read of a truck in an old list; its state may have changed since. */
const factsOf = ({
  code,
  dock,
  action,
  driver,
  carrier,
  orderId,
  orderCode,
  arrivedAt,
  letInBy,
  state,
}: GateEntry) => ({
  code,
  dock,
  action,
  driver,
  carrier,
  orderId,
  orderCode,
  // Whoever is in does not come in again.
  ...(arrivedAt === null ? {} : { arrivedAt, letInBy, state }),
});

const OVER: readonly BookingState[] = ['completed', 'cancelled', 'noShow'];

/** A plate comes again and again: of its bookings only those that are not over are meant. */
function isMeant(entry: GateEntry, shown: Exclude<Shown, { kind: 'ticket' | 'nothing' }>): boolean {
  if (shown.kind === 'order') return entry.orderId === shown.orderId;
  const key = shown.kind === 'code' ? shown.code : shown.plate;
  if (shown.kind === 'code' && entry.code === key) return true;
  return entry.plate !== null && plateKey(entry.plate) === key && !OVER.includes(entry.state);
}

/** Larger than any distance in time. */
const LAST = 1e15;
const rank = ({ state, startsAt }: GateEntry, now: number): number =>
  (OVER.includes(state) ? LAST : 0) + Math.abs((startsAt ?? now) - now);

function verdictOf({ day: { warehouse }, plate, now }: LocalQuestion, entry: GateEntry, version: number | null) {
  const zone = warehouse.timeZone;
  const startsOn = entry.startsAt === null ? null : dayIn(new Date(entry.startsAt), zone);
  return judge(
    { ...gateBooking(entry, warehouse._id, startsOn), plate: entry.plate && plateKey(entry.plate) },
    {
      warehouseId: warehouse._id,
      today: dayIn(new Date(now), zone),
      now,
      earlyMinutes: warehouse.earlyMinutes,
      lateMinutes: warehouse.lateMinutes,
      ticketVersion: version,
      plate: plate ? plateKey(plate) : null,
    },
  );
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  // A text that was cut in the middle of a byte.
  if (text.length % 4 === 1) return new Uint8Array();
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The content of a genuine ticket, or why it is none. */
async function openTicket(signed: string, keys: GateDay['keys']): Promise<Ticket | 'forged' | 'unknownKey'> {
  const [content, signature] = signed.split('.').map(bytesIn);
  const ticket = content && unpackTicket(content);
  if (!ticket || !signature) return 'forged';
  const known = keys.find(({ id }) => id === ticket.keyId);
  if (!known) return 'unknownKey';
  const key = await crypto.subtle.importKey('raw', bytesIn(known.publicKey), ES256, false, ['verify']);
  const isGenuine = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, content);
  return isGenuine ? ticket : 'forged';
}
