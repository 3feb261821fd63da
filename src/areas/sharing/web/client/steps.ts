import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';

export interface Step {
  readonly status: number;
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'ahead';
}

/** The steps a client waits for; payment is internal to the company. */
const WAY: readonly number[] = [
  ORDER_STATUS.programmed,
  ORDER_STATUS.assigned,
  ORDER_STATUS.inProgress,
  ORDER_STATUS.finished,
];

type Timeline = readonly { readonly status: number; readonly at: string }[];

/** A trip on the road also ends when its documents are accepted: then it never is `finished`. */
const OVER: readonly number[] = [ORDER_STATUS.finished, ORDER_STATUS.toPay, ORDER_STATUS.paid];

/** When the load arrived; null while it has not. */
export function arrivalOf(timeline: Timeline): string | null {
  return timeline.find(({ status }) => OVER.includes(status))?.at ?? null;
}

/** The latest time of each status the order has or has passed; statuses it went back from are left out. */
export function stepsOf(timeline: Timeline): Step[] {
  const last = timeline.at(-1);
  if (!last) return [];
  const cameTo = (status: number) =>
    status === ORDER_STATUS.finished
      ? arrivalOf(timeline)
      : (timeline.findLast((entry) => entry.status === status)?.at ?? null);
  if (last.status === ORDER_STATUS.cancelled) {
    const before = WAY.filter((status) => timeline.some((entry) => entry.status === status));
    return [
      ...before.map((status): Step => ({ status, at: cameTo(status), state: 'done' })),
      { status: last.status, at: last.at, state: 'current' },
    ];
  }
  const reached = WAY.includes(last.status) ? WAY.indexOf(last.status) : WAY.length - 1;
  return WAY.map((status, at) => ({
    status,
    at: at > reached ? null : cameTo(status),
    state: at > reached ? 'ahead' : at === reached ? 'current' : 'done',
  }));
}
