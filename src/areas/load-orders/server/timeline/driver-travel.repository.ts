import { sql } from 'kysely';
import { TRAVEL_FILTERS, type Travel, type TravelFilter } from '#areas/fleet/contract/driver-travel.calls.ts';
import type { Trx } from '#platform/db/database.ts';
import { COMPANY_OF_OTHERS, screenOf } from '../fleet-orders.repository.ts';

interface Driven {
  readonly companyId: string;
  readonly driverId: string;
}

const ofDriver = (trx: Trx, { companyId, driverId }: Driven) =>
  trx.selectFrom('load_order as o').where('o.fleet_company_id', '=', companyId).where('o.driver_id', '=', driverId);

const COLUMNS = {
  status: 'o.status',
  plates: 'o.plate',
  origins: 'o.origin_city',
  destinations: 'o.destination_city',
} as const satisfies Readonly<Record<TravelFilter, string>>;

/** The chosen value of each filter. */
export type TravelChoice = { readonly [Filter in TravelFilter]?: string | number | undefined };

function chosen(trx: Trx, driven: Driven, choice: TravelChoice) {
  return TRAVEL_FILTERS.reduce(
    (found, filter) => {
      const value = choice[filter];
      return value === undefined ? found : found.where(sql.ref(COLUMNS[filter]), '=', value);
    },
    ofDriver(trx, driven),
  );
}

export async function countTravels(trx: Trx, driven: Driven, choice: TravelChoice): Promise<number> {
  const { count } = await chosen(trx, driven, choice)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findTravels(
  trx: Trx,
  driven: Driven,
  { page, size, ...choice }: TravelChoice & { readonly page: number; readonly size: number },
  held: ReadonlySet<string>,
): Promise<Travel[]> {
  return chosen(trx, driven, choice)
    .select([
      'o.id as _id',
      'o.code as loadingOrderCode',
      'o.status as loadingOrderStatus',
      'o.plate',
      'o.origin_city as origin',
      'o.destination_city as destination',
      'o.loading_date as loadingDate',
      'o.delivery_date as deliveryDate',
      'o.operation_id as operationId',
      COMPANY_OF_OTHERS.as('company'),
      sql<string | null>`app.client_of_order(o.id)`.as('client'),
      sql<Travel['screen']>`${screenOf(held)}`.as('screen'),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** The distinct values of one column on the driver's trips. */
export async function travelValues(trx: Trx, driven: Driven, filter: TravelFilter): Promise<(string | number)[]> {
  const column = sql.ref<string | number>(COLUMNS[filter]);
  const rows = await ofDriver(trx, driven)
    .select(column.as('value'))
    .distinct()
    .where(column, 'is not', null)
    .orderBy('value')
    .limit(500)
    .execute();
  return rows.map(({ value }) => value);
}
