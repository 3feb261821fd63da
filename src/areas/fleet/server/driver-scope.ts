import { DRIVER_RIGHTS, readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type DriverRecord, type DriverScope, lockDriver } from './driver.repository.ts';

/** What writing a driver takes: a request has it, and so has the job that imports many. */
export type Writer = Pick<RequestContext<Actor>, 'trx' | 'services' | 'actor' | 'now'> &
  Partial<Pick<RequestContext, 'caller'>>;

export function scopeOf(actor: Actor, market: Market): DriverScope {
  return { companyId: companyOf(actor), markets: [market] };
}

/** The markets the actor sees; a driver of another is not there for them. */
export function readableScope(actor: Actor): DriverScope {
  return { companyId: companyOf(actor), markets: readableMarkets(actor.permissions) };
}

/** A driver named without its market: seen by the right to read that market, changed by the right to change in it. */
export async function lockToChange({ trx, actor }: { trx: Trx; actor: Actor }, id: string): Promise<DriverRecord> {
  const record = await lockDriver(trx, readableScope(actor), id);
  requirePermission(actor, DRIVER_RIGHTS[record.market].update);
  return record;
}
