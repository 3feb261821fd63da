import { ownAddresses } from '#areas/companies/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import { openWarehouses } from './address-book.repository.ts';

type InWarehouse = Pick<Place, 'warehouseId'>;
export type WarehouseReader = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'services'>;

/**
 * A place may be a warehouse: an address of the company, or one of an associated company that is open to it. Those
 * already stored (`before`) may have been removed since and are not checked again.
 */
export async function warehouseProblems(
  { trx, actor, services }: WarehouseReader,
  places: Readonly<Record<string, InWarehouse>>,
  before: readonly InWarehouse[] = [],
): Promise<Readonly<Record<string, FieldProblem>>> {
  const stored = new Set(before.map(({ warehouseId }) => warehouseId));
  const named = Object.entries(places).flatMap(([field, { warehouseId }]) =>
    warehouseId === null || stored.has(warehouseId) ? [] : [{ field, warehouseId }],
  );
  if (named.length === 0) return {};
  const ids = named.map(({ warehouseId }) => warehouseId);
  const own = await ownAddresses(trx, companyOf(actor), ids);
  const foreign = named.filter(({ warehouseId }) => !own.has(warehouseId));
  if (foreign.length === 0) return {};
  const open = await portOf(services, openWarehouses).among(trx, ids);
  const strangers = foreign.filter(({ warehouseId }) => !open.has(warehouseId));
  return Object.fromEntries(strangers.map(({ field }) => [`${field}.warehouseId`, { code: 'unknownWarehouse' }]));
}
