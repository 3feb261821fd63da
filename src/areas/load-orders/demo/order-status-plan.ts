import type { Random } from '#areas/companies/demo/random.ts';
import type { OrderKind } from '../rules/order-kind.ts';
import type { OrderStatusName } from '../rules/order-status.ts';

const TO_DRIVE: readonly OrderStatusName[] = ['programmed', 'assigned', 'inProgress'];
/** Whether the trip lies ahead or goes on. */
export const isToDrive = (status: OrderStatusName): boolean => TO_DRIVE.includes(status);

/** The first order of an operation. */
export interface FirstOrder {
  readonly status: OrderStatusName;
  readonly isLate: boolean;
}

/** What every company has for its orders of each kind: something late, and something to load in the next days. */
const SCRIPT: Readonly<Record<OrderKind, readonly FirstOrder[]>> = {
  normal: [
    { status: 'programmed', isLate: true },
    { status: 'inProgress', isLate: true },
    { status: 'assigned', isLate: true },
    { status: 'programmed', isLate: false },
    { status: 'assigned', isLate: false },
    { status: 'toPay', isLate: false },
  ],
  agro: [
    { status: 'programmed', isLate: true },
    { status: 'programmed', isLate: false },
  ],
  multipoint: [
    { status: 'programmed', isLate: true },
    { status: 'programmed', isLate: false },
  ],
};

/** For each client that is on the platform, and at least once: something on the road, something to rate. */
const FOR_CLIENT: Readonly<Record<OrderKind, readonly OrderStatusName[]>> = {
  normal: ['inProgress', 'finished'],
  agro: ['inProgress'],
  multipoint: ['inProgress'],
};

/** The first orders with the number of the client they are for. */
export function scriptFor(kind: OrderKind, clients: number): readonly (FirstOrder & { readonly client: number })[] {
  const shown = FOR_CLIENT[kind].flatMap((status) =>
    Array.from({ length: Math.max(1, clients) }, (_, client) => ({ status, isLate: false, client })),
  );
  return [...shown, ...SCRIPT[kind].map((first) => ({ ...first, client: -1 }))];
}

/** Shares per hundred operations. */
const SHARES: readonly (readonly [OrderStatusName, number])[] = [
  ['paid', 50],
  ['toPay', 13],
  ['finished', 13],
  ['inProgress', 8],
  ['assigned', 4],
  ['programmed', 5],
  ['cancelled', 7],
];

export function drawStatus(random: Random): OrderStatusName {
  let left = random.int(100);
  for (const [status, share] of SHARES) {
    if (left < share) return status;
    left -= share;
  }
  return 'paid';
}

/** Orders of one operation are loaded at about the same time, so that closed and open ones do not mix. */
const BESIDE: Readonly<Record<OrderStatusName, readonly OrderStatusName[]>> = {
  programmed: ['programmed'],
  assigned: ['programmed', 'assigned'],
  inProgress: ['programmed', 'assigned', 'inProgress'],
  finished: ['finished', 'finished', 'finished', 'finished', 'cancelled'],
  toPay: ['toPay', 'toPay', 'toPay', 'finished'],
  paid: ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'toPay', 'cancelled'],
  cancelled: ['cancelled'],
};

export const drawBeside = (first: OrderStatusName, random: Random): OrderStatusName => random.pick(BESIDE[first]);

/** Days since the loading of closed orders, besides the days they were driven. */
const AGE: Readonly<Partial<Record<OrderStatusName, readonly [from: number, to: number]>>> = {
  finished: [4, 16],
  toPay: [10, 40],
  paid: [26, 320],
  cancelled: [2, 200],
};

export function drawDaysAgo(status: OrderStatusName, random: Random): number {
  const [from, to] = AGE[status] ?? [0, 0];
  return from + random.int(to - from + 1);
}

/** An order beside the first was loaded days earlier or later, but never too lately for its status. */
export function daysAgoBeside(status: OrderStatusName, daysAgo: number, spread: number, random: Random): number {
  return Math.max(AGE[status]?.[0] ?? 0, daysAgo + random.int(2 * spread + 1) - spread);
}
