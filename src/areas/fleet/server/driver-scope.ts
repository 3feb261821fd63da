import { DRIVER_RIGHTS, readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type DriverRecord, type DriverScope, lockDriver } from './driver.repository.ts';

/** What is needed to write a driver; both a request and the import job provide it. */
export type Writer = Pick<RequestContext<Actor>, 'trx' | 'services' | 'actor' | 'now'> &
  Partial<Pick<RequestContext, 'caller'>>;

export function scopeOf(actor: Actor, market: Market): DriverScope {
  return { companyId: companyOf(actor), markets: [market] };
}

/** The markets the actor may see; a driver of another market is not found. */
export function readableScope(actor: Actor): DriverScope {
  return { companyId: companyOf(actor), markets: readableMarkets(actor.permissions) };
}

/** A driver named without its market: read and changed with the permissions of the driver's market. */
export async function lockToChange({ trx, actor }: { trx: Trx; actor: Actor }, id: string): Promise<DriverRecord> {
  const record = await lockDriver(trx, readableScope(actor), id);
  requirePermission(actor, DRIVER_RIGHTS[record.market].update);
  return record;
}
