import { sql } from 'kysely';
import type { Availability, NamedTrip } from '#areas/fleet/contract/open-trip.shapes.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { dayIn } from '#kernel/dates.ts';
import { zoneOf } from '#platform/actor.ts';
import type { ListContext, ListSource, Row, Sql, Translate } from '#platform/list/list-source.ts';
import { definePort, portOf } from '#platform/ports.ts';
import { documentColumns } from './document-state.repository.ts';

export type TripTaker = 'driver' | VehicleKind;

/** What the lists of the fleet show of load orders, as expressions about one driver or vehicle of the own company. */
export interface FleetOrders {
  /** The ids of those with an open order in this state. */
  readonly busy: (taker: TripTaker, state: Exclude<Availability, 'free'>) => Sql;
  /** The open order of one of them, in the shape of `namedTripShape`; null where there is none. */
  readonly openTrip: (taker: TripTaker, id: Sql, context: ListContext) => Sql;
  /** Where a truck was last seen, with `at`, `lat` and `lng`; null where it never was. */
  readonly lastSeen: (truckId: Sql) => Sql;
}

export const fleetOrders = definePort<FleetOrders>('fleet.orders');

type FactColumns = Required<Pick<ListSource, 'output' | 'filters' | 'sortBy' | 'exportText'>>;

/** Stand in for the columns of a driver or vehicle that depend on the reader and the day, until both are known. */
export const UNKNOWN_FACTS = {
  output: {
    availability: { sql: sql`null::text`, notNull: true },
    openTrip: { sql: sql`null::json` },
    documents: { sql: sql`null::text`, notNull: true },
    documentsExpireOn: { sql: sql`null::date` },
  },
  filters: {
    availabilities: { sql: sql`null::text` },
    documents: { sql: sql`null::text` },
    documentDates: { sql: sql`null::date`, days: 'day' },
  },
} as const satisfies Pick<ListSource, 'output' | 'filters'>;

/** Whether one is free or by which order it is not, and the state of its documents today, with the filters for both. */
export function factColumns(taker: TripTaker, context: ListContext): FactColumns {
  const alias = taker === 'driver' ? 'd' : 'v';
  const id = sql.ref(`${alias}.id`);
  const { busy, openTrip } = portOf(context.services, fleetOrders);
  const [isOnTrip, isAssigned] = [sql`${id} in (${busy(taker, 'onTrip')})`, sql`${id} in (${busy(taker, 'assigned')})`];
  const byState = (values: Readonly<Record<Availability, string | number>>) =>
    sql`case when ${isOnTrip} then ${sql.lit(values.onTrip)} when ${isAssigned} then ${sql.lit(values.assigned)}
      else ${sql.lit(values.free)} end`;
  const availability = byState({ free: 'free', assigned: 'assigned', onTrip: 'onTrip' });
  const documents = documentColumns(alias, dayIn(context.now, zoneOf(context.actor)));
  return {
    output: {
      ...documents.output,
      availability: { sql: availability, notNull: true },
      openTrip: { sql: openTrip(taker, id, context) },
    },
    // Those who are free first.
    sortBy: { availability: { sql: byState({ free: 0, assigned: 1, onTrip: 2 }), notNull: true } },
    filters: { ...documents.filters, availabilities: { sql: availability } },
    exportText: { availability: shownAvailability },
  };
}

/** With the code of the order, and its company where it is of another. */
function shownAvailability({ availability, openTrip }: Row, translate: Translate): string {
  const trip = openTrip as NamedTrip | null;
  const state = translate(`fleet.availability.${availability as Availability}`);
  return [state, trip?.loadingOrderCode, trip?.company].filter(Boolean).join(' · ');
}
