import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import type { Narrator } from '#areas/load-orders/demo/order-trail.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import { createId } from '#kernel/ids.ts';
import { ALERT_KINDS, type AlertType, type Details } from '../rules/alerts/alert-types.ts';
import type { ReviewResult } from '../rules/alerts/review.ts';

/** One trip in so many had one. */
const TRIPS_FOR_ONE = 3;
/** Before, everything has been looked at. */
const OPEN_DAYS = 12;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface PastKind {
  readonly type: AlertType;
  readonly share: number;
  readonly details: (random: Random) => Details;
}

/** What rules and devices see most, by shares per hundred. */
const KINDS: readonly PastKind[] = [
  { type: 'stopped', share: 24, details: (random) => ({ stoppedMins: 35 + random.int(90), expectedStoppedMins: 30 }) },
  { type: 'speed', share: 22, details: (random) => ({ speedKmH: 88 + random.int(22), expectedSpeedKmH: 80 }) },
  {
    type: 'drivingTime',
    share: 15,
    details: (random) => ({ drivingMins: 250 + random.int(80), expectedDrivingMins: 240 }),
  },
  { type: 'OutOfTimeInit', share: 13, details: (random) => ({ lateMins: 62 + random.int(150) }) },
  { type: 'notLocation', share: 11, details: (random) => ({ withoutLocationMins: 32 + random.int(120) }) },
  { type: 'deviation', share: 9, details: (random) => ({ deviationMeters: 600 + random.int(5_400) }) },
  { type: 'gpsDisconnect', share: 6, details: () => ({}) },
];

const RESULTS: readonly ReviewResult[] = [
  'true',
  'true',
  'driverNotified',
  'driverNotified',
  'expected',
  'falseAlarm',
  'passedOn',
];

export interface PastAlerts {
  readonly rows: readonly object[];
  readonly events: readonly object[];
}

/** Alerts of trips that have ended, nearly all of them reviewed. */
export function pastAlertsOf(
  orders: readonly StoredDemoOrder[],
  { now, userId }: Pick<Narrator, 'now' | 'userId'>,
  team: DemoTeam,
  clients: ReadonlyMap<string, string>,
): PastAlerts {
  const random = createRandom(`past alerts ${team.key}`);
  const alerted = orders.filter(({ trip, truck }) => trip.finishedAt && truck && random.int(TRIPS_FOR_ONE) === 0);
  const alerts = alerted.map((order) => alertOf(order, { now, userId, clients }, random));
  return { rows: alerts.map(({ row }) => row), events: alerts.flatMap(({ events }) => events) };
}

interface Around extends Pick<Narrator, 'now' | 'userId'> {
  /** The names of the clients. */
  readonly clients: ReadonlyMap<string, string>;
}

function alertOf(order: StoredDemoOrder, { now, userId, clients }: Around, random: Random) {
  const { id: order_id, code, trip, truck, carrier, values } = order;
  const [begin, end] = [trip.startedAt!.getTime(), trip.finishedAt!.getTime()];
  const { type, details } = drawKind(random);
  const { criticality } = ALERT_KINDS[type];
  const part = type === 'OutOfTimeInit' ? 0 : 0.1 + random.int(70) / 100;
  const startedAt = new Date(begin + part * (end - begin));
  const endedAt = new Date(Math.min(end, startedAt.getTime() + (4 + random.int(70)) * MINUTE_MS));
  const reviewedAt = new Date(Math.min(now.getTime(), endedAt.getTime() + (3 + random.int(240)) * MINUTE_MS));
  const isOpen = criticality !== 'high' && endedAt.getTime() > now.getTime() - OPEN_DAYS * DAY_MS && random.chance(0.4);
  const between = (from: number | null, to: number | null) => (from ?? 0) + ((to ?? 0) - (from ?? 0)) * part;
  const { origin, destination } = values;
  const id = createId();
  const event = (what: string, at: Date, user_id: string | null) => ({
    id: createId(),
    alert_id: id,
    type: what,
    at,
    user_id,
    details: {},
  });
  return {
    row: {
      ...{ id, order_id, type, criticality, order_code: code, details: details(random), created_at: startedAt },
      origin: ALERT_KINDS[type].raisedBy[0],
      ...{
        carrier_company_id: carrier?.linkedCompanyId ?? null,
        carrier_id: carrier?.id ?? null,
        carrier_name: carrier?.name ?? null,
      },
      ...{
        vehicle_id: truck!.truckId,
        driver_id: truck!.driverId,
        plate: truck!.plate,
        driver_name: truck!.driverName,
      },
      ...{
        client_id: values.client_id,
        client_name: clients.get(values.client_id ?? '') ?? null,
        operator_id: values.operator_id,
        started_at: startedAt,
        ended_at: endedAt,
      },
      ...{ lat: between(origin.lat, destination.lat), lng: between(origin.lng, destination.lng) },
      ...(isOpen
        ? { review: 'pending', result: null, reviewed_by: null, reviewed_at: null }
        : { review: 'reviewed', result: random.pick(RESULTS), reviewed_by: userId, reviewed_at: reviewedAt }),
      ...{ subject: '', is_late: false, version: 1, updated_at: isOpen ? endedAt : reviewedAt, file_ids: [] },
    },
    events: [
      event('opened', startedAt, null),
      event('ended', endedAt, null),
      ...(isOpen ? [] : [event('reviewed', reviewedAt, userId)]),
    ],
  };
}

function drawKind(random: Random): PastKind {
  let left = random.int(100);
  for (const kind of KINDS) {
    if (left < kind.share) return kind;
    left -= kind.share;
  }
  return KINDS[0]!;
}
