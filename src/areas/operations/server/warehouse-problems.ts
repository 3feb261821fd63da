import { ownAddresses } from '#areas/companies/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';

type InWarehouse = Pick<Place, 'warehouseId'>;

/**
 * A place may be a warehouse of the company: one of its addresses. Those already stored (`before`) may have been removed
 * since and are not checked again.
 */
export async function warehouseProblems(
  trx: Trx,
  companyId: string,
  places: Readonly<Record<string, InWarehouse>>,
  before: readonly InWarehouse[] = [],
): Promise<Readonly<Record<string, FieldProblem>>> {
  const stored = new Set(before.map(({ warehouseId }) => warehouseId));
  const named = Object.entries(places).flatMap(([field, { warehouseId }]) =>
    warehouseId === null || stored.has(warehouseId) ? [] : [{ field, warehouseId }],
  );
  if (named.length === 0) return {};
  const known = await ownAddresses(
    trx,
    companyId,
    named.map(({ warehouseId }) => warehouseId),
  );
  const strangers = named.filter(({ warehouseId }) => !known.has(warehouseId));
  return Object.fromEntries(strangers.map(({ field }) => [`${field}.warehouseId`, { code: 'unknownWarehouse' }]));
}
