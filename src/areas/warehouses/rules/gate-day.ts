import { BOOKING_STATES, type BookingState } from './booking-state.ts';
import { DOCK_ACTIONS, type DockAction } from './free-times.ts';
import type { GateBooking } from './gate-verdict.ts';
import { bytesOf, uuidOf } from './ticket.ts';

/** What a guard sees of a truck: the same from the server and from the list on the phone. */
export interface GateEntry {
  readonly id: string;
  readonly code: string;
  readonly state: BookingState;
  readonly ticketVersion: number;
  readonly action: DockAction;
  /** Milliseconds since 1970, as every time here. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly dock: string | null;
  readonly plate: string | null;
  readonly trailerPlate: string | null;
  readonly driver: string | null;
  readonly carrier: string | null;
  readonly orderId: string | null;
  readonly orderCode: string | null;
  readonly documentsExpired: boolean;
  readonly arrivedAt: number | null;
  readonly calledAt: number | null;
  readonly dockedAt: number | null;
  readonly leftAt: number | null;
  /** Who let the truck in. */
  readonly letInBy: string | null;
}

/** One truck as it is sent: ids in 22 characters, times in seconds from the beginning of the list (0: none), names by number. */
export type PackedEntry = readonly [
  id: string,
  code: string,
  state: number,
  ticketVersion: number,
  action: number,
  startsAt: number,
  endsAt: number,
  dock: number,
  plate: string,
  trailerPlate: string,
  driver: string,
  carrier: number,
  orderId: string,
  orderCode: string,
  documentsExpired: number,
  arrivedAt: number,
  calledAt: number,
  dockedAt: number,
  leftAt: number,
  letInBy: number,
];

export const PACKED_LENGTH = 20 satisfies PackedEntry['length'];

export interface PackedDay {
  /** Seconds since 1970 that all times are counted from. */
  readonly from: number;
  /** Docks, carriers and people, each named once. */
  readonly names: readonly string[];
  readonly bookings: readonly PackedEntry[];
}

const shortId = (id: string): string =>
  btoa(String.fromCharCode(...bytesOf(id)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const longId = (short: string): string =>
  uuidOf(Uint8Array.from(atob(short.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)));

const timesOf = ({ startsAt, endsAt, arrivedAt, calledAt, dockedAt, leftAt }: GateEntry): number[] =>
  [startsAt, endsAt, arrivedAt, calledAt, dockedAt, leftAt].filter((at) => at !== null);

export function packDay(entries: readonly GateEntry[]): PackedDay {
  const from = Math.floor(Math.min(...entries.flatMap(timesOf), Number.MAX_SAFE_INTEGER) / 1000) - 1;
  const numbers = new Map<string, number>();
  const named = (name: string | null): number => {
    if (name === null) return -1;
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  };
  const after = (at: number | null) => (at === null ? 0 : Math.floor(at / 1000) - from);
  const bookings = entries.map(
    (one): PackedEntry => [
      shortId(one.id),
      one.code,
      BOOKING_STATES.indexOf(one.state),
      one.ticketVersion,
      DOCK_ACTIONS.indexOf(one.action),
      after(one.startsAt),
      after(one.endsAt),
      named(one.dock),
      one.plate ?? '',
      one.trailerPlate ?? '',
      one.driver ?? '',
      named(one.carrier),
      one.orderId ? shortId(one.orderId) : '',
      one.orderCode ?? '',
      one.documentsExpired ? 1 : 0,
      after(one.arrivedAt),
      after(one.calledAt),
      after(one.dockedAt),
      after(one.leftAt),
      named(one.letInBy),
    ],
  );
  return { from, names: [...numbers.keys()], bookings };
}

export function unpackDay({ from, names, bookings }: PackedDay): GateEntry[] {
  const at = (seconds: number) => (seconds === 0 ? null : (from + seconds) * 1000);
  const name = (number: number) => names[number] ?? null;
  return bookings.map((row) => ({
    id: longId(row[0]),
    code: row[1],
    state: BOOKING_STATES[row[2]] ?? 'pending',
    ticketVersion: row[3],
    action: DOCK_ACTIONS[row[4]] ?? 'load',
    startsAt: at(row[5]),
    endsAt: at(row[6]),
    dock: name(row[7]),
    plate: row[8] || null,
    trailerPlate: row[9] || null,
    driver: row[10] || null,
    carrier: name(row[11]),
    orderId: row[12] ? longId(row[12]) : null,
    orderCode: row[13] || null,
    documentsExpired: row[14] === 1,
    arrivedAt: at(row[15]),
    calledAt: at(row[16]),
    dockedAt: at(row[17]),
    leftAt: at(row[18]),
    letInBy: name(row[19]),
  }));
}

/** A truck that the guard let in waits inside, also one without a time. */
export const isLetIn = ({ arrivedAt }: Pick<GateEntry, 'arrivedAt'>): boolean => arrivedAt !== null;

/** What the verdict is made from. */
export function gateBooking(entry: GateEntry, warehouseId: string, day: string | null): GateBooking {
  const { state, ticketVersion, startsAt, plate, documentsExpired } = entry;
  return {
    warehouseId,
    // A truck without a time that waits inside has used its ticket.
    state: state === 'pending' && isLetIn(entry) ? 'arrived' : state,
    ticketVersion,
    day,
    startsAt,
    plate,
    documentsExpired,
  };
}
