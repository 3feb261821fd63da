import { sql } from 'kysely';
import type { Market } from '#areas/fleet/rules/market.ts';
import { FLEET_TRAITS, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { SEARCH_MAX } from '#areas/fleet/rules/vehicle-limits.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';
import type { VehicleScope } from './vehicle.repository.ts';

export interface OwnFound {
  readonly id: string;
  readonly plate: string;
  readonly country: CountryCode;
  readonly kind: VehicleKind;
  readonly type: string;
  readonly brand: string | null;
  readonly market: Market;
  readonly enabled: boolean;
  readonly driverId: string | null;
  readonly driverName: string | null;
}

interface Wanted {
  readonly country: CountryCode;
  readonly plate: string;
  /** Finds plates that contain the text anywhere, not only equal ones. */
  readonly holding: boolean;
}

/** The company's own vehicles; a plate has only letters and digits, so it contains no wildcard. */
export async function ownByPlate(trx: Trx, scope: VehicleScope, wanted: Wanted): Promise<OwnFound[]> {
  const rows = await trx
    .selectFrom('vehicle as v')
    .leftJoin('driver as d', (on) => on.onRef('d.company_id', '=', 'v.company_id').onRef('d.id', '=', 'v.driver_id'))
    .select([
      'v.id',
      'v.plate',
      'v.country_code as country',
      'v.kind',
      'v.type',
      'v.brand',
      'v.market',
      'v.enabled',
      'v.driver_id as driverId',
      sql<string | null>`d.first_name || ' ' || d.last_name`.as('driverName'),
    ])
    .where('v.company_id', '=', scope.companyId)
    .where((is) =>
      is.or(
        scope.fleets.map((fleet) =>
          is.and({ 'v.market': FLEET_TRAITS[fleet].market, 'v.kind': FLEET_TRAITS[fleet].kind }),
        ),
      ),
    )
    .where('v.country_code', '=', wanted.country)
    .where('v.plate', wanted.holding ? 'like' : '=', wanted.holding ? `%${wanted.plate}%` : wanted.plate)
    .orderBy('v.plate')
    .limit(sql.lit(SEARCH_MAX))
    .execute();
  return rows as OwnFound[];
}
