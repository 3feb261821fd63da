import type { FoundVehicleView, searchVehicles } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { knownBrand } from '#areas/fleet/rules/vehicle-brand.ts';
import { possessionOf } from '#areas/fleet/rules/vehicle-takeover.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { brandName, presentType } from './vehicle.presenter.ts';
import { holdersOf, type PlateRecord } from './vehicle-plate.repository.ts';
import { scopeWith } from './vehicle-scope.ts';
import { type OwnFound, ownByPlate } from './vehicle-search.repository.ts';

type Context = RequestContext<Actor>;
type Query = ParsedInput<typeof searchVehicles>['query'];

export async function searchByPlate(context: Context, query: Query) {
  if (plateKey(query.plate) === '') return { transportUnits: [] };
  const own = await ownByPlate(context.trx, scopeWith(context.actor, 'read', query.type), {
    country: query.country,
    plate: plateKey(query.plate),
    holding: query.market === 'closed' && query.pattern === 'true',
  });
  if (query.market === 'closed') return { transportUnits: own.map((found) => presentOwn(found, context)) };
  const others = await fromOutside(context, query);
  return { transportUnits: [...own.map((found) => presentOwn(found, context)), ...others] };
}

/**
 * The open market returns at most one vehicle of other companies, with only its basic facts: the one in a closed fleet
 * comes before one that is merely hired.
 */
async function fromOutside(context: Context, { plate, country, type }: Query): Promise<FoundVehicleView[]> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const holders = await withPlatformScope(trx, () => holdersOf(trx, { country, plate: plateKey(plate) }));
  const possession = possessionOf(companyId, holders);
  if (possession === 'mine') return [];
  const strangers = holders.filter((holder) => holder.companyId !== companyId && holder.kind === type);
  const shown = strangers.find(({ market }) => market === 'own') ?? (possession === 'open' ? strangers[0] : undefined);
  return shown ? [presentForeignVehicle(shown, possession, context)] : [];
}

function presentForeignVehicle(
  record: PlateRecord,
  possession: FoundVehicleView['possession'],
  context: Context,
): FoundVehicleView {
  const foreignBrand = knownBrand(record.kind, record.brand);
  return {
    _id: record.id,
    plate: record.plate,
    countryId: record.country,
    semitrailer: record.kind === 'semitrailer',
    type: presentType(record.type, context),
    brand: foreignBrand === null ? null : brandName(foreignBrand, context),
    possession,
    market: null,
    enabled: null,
    driver: null,
  };
}

function presentOwn(found: OwnFound, context: Context): FoundVehicleView {
  const { id, plate, country, kind, type, brand, market, enabled, driverId, driverName } = found;
  return {
    _id: id,
    plate,
    countryId: country,
    semitrailer: kind === 'semitrailer',
    type: presentType(type, context),
    brand: brand === null ? null : brandName(brand, context),
    possession: market === 'own' ? 'mine' : 'hired',
    market,
    enabled,
    driver: driverId && driverName ? { _id: driverId, fullName: driverName } : null,
  };
}
