import { dayIn } from '#kernel/dates.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { pdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { bookingErrors } from '../../contract/warehouse.errors.ts';
import { presentBooking } from '../booking.presenter.ts';
import { findBooking } from '../booking.repository.ts';
import { showMoment } from '../notices/booking-words.ts';
import { type Recorded, recordedTimes } from './waiting.repository.ts';
import type { StatementLine, StatementSheet } from './waiting-pdf.ts';

type Context = RequestContext<Actor>;
type Say = (key: NameIn<'warehouses.waiting'>, params?: Readonly<Record<string, string | number>>) => string;

const print = pdfPrinter<StatementSheet>({ worker: 'waiting-pdf.worker', beside: import.meta.url });

/** For everybody who sees the booking: the warehouse, the company of the order, and its carrier. */
export async function printStatement(context: Context, id: string) {
  const { trx, now, services, language } = context;
  const booking = presentBooking(await findBooking(trx, id), context);
  if (!booking.waiting) throw bookingErrors.wrongState();
  const say: Say = (key, params) => services.translate(language, `warehouses.waiting.${key}`, params);
  const content = await print(statementOf(booking, await recordedTimes(trx, id), { say, now }));
  return {
    fileName: `${booking.order?.loadingOrderCode ?? booking.plate ?? booking.code}.pdf`,
    contentType: 'application/pdf',
    content: content.toString('base64'),
  };
}

export function statementOf(
  booking: BookingView,
  recorded: readonly Recorded[],
  { say, now }: { readonly say: Say; readonly now: Date },
): StatementSheet {
  const zone = booking.warehouse.timeZone;
  const shown = (at: string) => showMoment(new Date(at), zone);
  return {
    title: say('title'),
    warehouse: booking.warehouse.fullName,
    parts: [
      { title: say('truck'), lines: truckLines(booking, say) },
      { title: say('times'), lines: timeLines(booking, recorded, say, shown) },
      { title: say('amount'), lines: amountLines(booking.waiting!, say, shown) },
    ],
    note: say('note', { moment: showMoment(now, zone), day: dayIn(now, zone), zone }),
    createdAt: now,
  };
}

const present = (label: string, value: string | null | undefined): StatementLine[] => (value ? [{ label, value }] : []);

function truckLines({ order, plate, trailerPlate, trucker, transportCompany, dock }: BookingView, say: Say) {
  return [
    ...present(say('order'), order?.loadingOrderCode),
    ...present(say('plate'), [plate, trailerPlate].filter(Boolean).join(' / ')),
    ...present(say('driver'), trucker),
    ...present(say('carrier'), transportCompany),
    ...present(say('dock'), dock?.name),
  ];
}

function timeLines(
  { startsAt, events }: BookingView,
  recorded: readonly Recorded[],
  say: Say,
  shown: (at: string) => string,
) {
  const sourceOf = (types: readonly Recorded['type'][]) => {
    const entry = recorded.filter(({ type }) => types.includes(type)).at(-1);
    return entry ? { source: say('recordedBy', { name: entry.who ?? say('product') }) } : {};
  };
  const line = (label: string, at: string | null, types: readonly Recorded['type'][]): StatementLine[] =>
    at ? [{ label, value: shown(at), ...sourceOf(types) }] : [];
  const corrections = recorded
    .filter(({ type }) => type === 'corrected')
    .map(({ at, who, reason }) => ({
      label: say('corrected'),
      value: shown(at.toISOString()),
      source: [say('recordedBy', { name: who ?? say('product') }), reason].filter(Boolean).join(': '),
    }));
  return [
    ...present(say('booked'), startsAt && shown(startsAt)),
    ...line(say('arrived'), events.arrivedAt, ['arrived', 'takenIn']),
    ...line(say('docked'), events.dockedAt, ['docked']),
    ...line(say('left'), events.leftAt, ['left']),
    ...corrections,
  ];
}

function amountLines(waiting: NonNullable<BookingView['waiting']>, say: Say, shown: (at: string) => string) {
  const { from, until, minutes, freeMinutes, chargedMinutes, amount, currency, pricePerHour } = waiting;
  const inMinutes = (count: number) => say('minutes', { count });
  return [
    ...present(say('from'), shown(from)),
    ...present(say('until'), until ? shown(until) : say('running')),
    ...present(say('waited'), inMinutes(minutes)),
    ...present(say('free'), inMinutes(freeMinutes)),
    ...present(say('charged'), inMinutes(chargedMinutes)),
    ...present(say('price'), pricePerHour && `${currency} ${pricePerHour}`),
    ...present(say('total'), amount && `${currency} ${amount}`),
  ];
}
