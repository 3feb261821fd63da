import { orderNamer } from '#areas/load-orders/server/index.ts';
import type { DataOf } from '#areas/notifications/rules/notification-kind.ts';
import { causedBy, notify } from '#areas/notifications/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import { type EventEnvelope, type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import type { Services } from '#platform/services.ts';
import { forgedTicket } from '../../contract/booking.notifications.ts';
import { bookingEvent } from '../booking.events.ts';
import { findBooking, type ReadBooking } from '../booking.repository.ts';
import { entryFor } from '../ticket-calendar.ts';
import { mailContext, mailOutside } from './booking-mails.ts';
import { showMoment, type Why, wordsOf } from './booking-words.ts';
import { audienceOf, orderOf, SCHEDULERS } from './notice.audience.ts';
import { clockNoticed, forgedTicketShown } from './notice.events.ts';
import { findCheck, findEntry } from './notice.repository.ts';
import { type Happened, NOTICES, type NoticeRow, type Side } from './notice-table.ts';

type Delivery = readonly [event: EventEnvelope, trx: Trx, services: Services];

interface Happening {
  readonly what: Happened;
  readonly bookingId: string;
  readonly why: Why;
  readonly earlier?: Date | null;
}

const NO_REASON: Why = { reason: null, cause: null };

/**
 * Everybody reads of the end of an order by itself; those at the warehouse read of its booking. Mails to people without
 * an account remove what stands in their calendar.
 */
function narrowed(row: NoticeRow, { starts_at }: ReadBooking, { what, why }: Happening): NoticeRow {
  const byOrder = why.cause === 'orderCancelled' || why.cause === 'orderFinished';
  const isUntimed = what === 'cancelled' && starts_at === null;
  if (isUntimed || (what === 'left' && byOrder)) return { ...row, to: [], mails: [] };
  return byOrder ? { ...row, to: ['scheduler'] satisfies Side[] } : row;
}

async function notifyOf([event, trx, services]: Delivery, happening: Happening): Promise<void> {
  const { what, bookingId, why, earlier = null } = happening;
  const found = NOTICES[what];
  if (!found) return;
  const booking = await findBooking(trx, bookingId);
  const row = narrowed(found, booking, happening);
  const order = await orderOf(trx, booking);
  const nameFor = order && (await orderNamer(trx, order.summary));
  for (const { atWarehouse, holdsTicket, data, ...audience } of audienceOf(booking, order?.summary ?? null, row.to)) {
    const kind = atWarehouse ? row.atWarehouse : row.kind;
    const name = nameFor ? nameFor(audience) : null;
    await notify(trx, services, {
      ...causedBy(event),
      ...audience,
      kind,
      // The table has several kinds, each with the ids of an order, or the flag instead of them.
      data: data as DataOf<NoticeRow['kind']>,
      write: (say) => {
        const words = wordsOf(say, booking, { name, why, earlier });
        const alert = say('warehouses.notices.refused', words);
        return say(row.phrase ?? dynamicKey('notifications.messages', kind.type), {
          ...words,
          order: name ?? '',
          alert,
        });
      },
      ...(row.calendar ? { calendar: calendarFor([event, trx, services], booking, holdsTicket) } : {}),
    });
  }
  if (order && row.mails.length > 0) {
    await mailOutside(trx, services, row, { what, booking, order, why });
  }
}

const calendarFor =
  ([, trx, services]: Delivery, booking: ReadBooking, holdsTicket: boolean) =>
  (language: Language, text: string) =>
    entryFor(mailContext(trx, services, language), booking, { text, holdsTicket });

export const bookingSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.bookingHappened', bookingEvent, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    await notifyOf(delivery, { ...payload, why: await findEntry(trx, payload.entryId) });
  }),
  subscribe('notifications.bookingClock', clockNoticed, async (...delivery) => {
    const { bookingId, what, startsAt } = delivery[0].payload;
    await notifyOf(delivery, { bookingId, what, why: NO_REASON, earlier: startsAt ? new Date(startsAt) : null });
  }),
  subscribe('notifications.forgedTicketShown', forgedTicketShown, async (event, trx, services) => {
    const check = await findCheck(trx, event.payload.checkId);
    const words = { warehouse: check.warehouse_name, when: showMoment(check.at, check.time_zone) };
    const audience = { companyId: check.company_id, permissions: SCHEDULERS, data: {} };
    await notify(trx, services, { ...causedBy(event), ...audience, kind: forgedTicket, words });
  }),
];
