import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type BookingEntry, CORRECTED_TIMES } from '../contract/board.calls.ts';
import { findBooking } from './booking.repository.ts';
import { findBookingEntries } from './booking-history.repository.ts';

/** What the entries store besides, by what happened. */
interface StoredDetails {
  readonly startsAt?: string;
  readonly from?: { readonly startsAt: string | null; readonly dock: string | null };
  readonly before?: Readonly<Record<string, string | null>>;
  readonly after?: Readonly<Record<string, string | null>>;
}

const iso = (at: string | null | undefined): string | null => (at ? new Date(at).toISOString() : null);

export async function readBookingHistory(
  { trx }: RequestContext<Actor>,
  id: string,
  page: { readonly page: number; readonly size: number },
) {
  const { rows, count } = await findBookingEntries(trx, await findBooking(trx, id), page);
  const entries = rows.map((entry): BookingEntry => {
    const { startsAt, from, before, after } = entry.details as StoredDetails;
    return {
      _id: entry.id,
      at: entry.at.toISOString(),
      type: entry.type,
      reason: entry.reason,
      userName: entry.userName,
      startsAt: iso(startsAt),
      dock: entry.dock,
      before: from ? { startsAt: iso(from.startsAt), dock: from.dock } : null,
      corrections: correctionsOf(before, after),
    };
  });
  return { entries, totalPage: Math.ceil(count / page.size), totalRegistry: count };
}

function correctionsOf(before: StoredDetails['before'] = {}, after: StoredDetails['after'] = {}) {
  return CORRECTED_TIMES.map((time) => ({ time, from: iso(before[time]), to: iso(after[time]) })).filter(
    ({ from, to }) => from !== to,
  );
}
