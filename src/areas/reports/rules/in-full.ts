import { toMilli, weighed } from '#areas/operations/rules/figures.ts';

/** Of a thousand planned, as many must arrive. */
const WHOLE_PER_MILLE = 995n;
const RETURNS: ReadonlySet<string> = new Set(['partial', 'totalReturn']);

export interface DeliveredStop {
  readonly status: string;
  /** Decimal texts; null where nobody entered it. */
  readonly planned: string | null;
  readonly done: string | null;
}

export interface DeliveredOrder {
  readonly weight: string | null;
  readonly weightUnit: string | null;
  readonly loadedTn: string | null;
  readonly deliveredTn: string | null;
  readonly stops: readonly DeliveredStop[];
}

/**
 * Whether the whole load arrived: at least 99.5 % of what was planned, at every stop as well, and nothing was returned.
 * Where nothing was weighed at the end, what was loaded counts; where nothing was weighed at all, what was planned.
 */
export function isInFull(order: DeliveredOrder): boolean {
  if (order.stops.some(({ status }) => RETURNS.has(status))) return false;
  if (order.stops.some(({ planned, done }) => planned !== null && done !== null && isShort(planned, done)))
    return false;
  const planned = weighed({ ...order, loadedTn: null, deliveredTn: null }, 'tn');
  const arrived = weighed(order, 'tn');
  return planned === undefined || arrived === undefined || !isLess(arrived, planned);
}

const isShort = (planned: string, done: string) => isLess(toMilli(done), toMilli(planned));
const isLess = (arrived: bigint, planned: bigint) => arrived * 1000n < planned * WHOLE_PER_MILLE;
