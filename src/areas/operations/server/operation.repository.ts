import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { operationErrors } from '#areas/operations/contract/operation.errors.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { OperationKind, OperationState } from '#areas/operations/rules/operation-state.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertJson } from '#platform/db/insert-json.ts';
import type { Operation } from '#platform/db/schema.gen.ts';

/** The database writes its state and its number of orders, which follow the orders. */
export type OperationRecord = Omit<
  Selectable<Operation>,
  'search_text' | 'kind' | 'state' | 'origin' | 'destination'
> & {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly origin: Place;
  readonly destination: Place;
};

const operations = (trx: Trx) => trx.selectFrom('operation as p').selectAll('p');

/** The operations visible to the transaction's company: its own, and those it is the client or a carrier of. */
export async function findOperation(trx: Trx, id: string): Promise<OperationRecord> {
  return required(await operations(trx).where('p.id', '=', id).executeTakeFirst());
}

/** For every change to an operation: it must be the own company's, and neither canceled nor finalized. */
export async function lockOperation(trx: Trx, id: string): Promise<OperationRecord> {
  const found = operations(trx).where('p.id', '=', id).where('p.company_id', '=', sql<string>`app.company_id()`);
  const operation = required(await found.forNoKeyUpdate().executeTakeFirst());
  if (operation.canceled_at || operation.finalized_at) throw operationErrors.closed();
  return operation;
}

function required(row: Selectable<Operation> | undefined): OperationRecord {
  if (!row) throw requestErrors.notFound();
  const { search_text: _, ...record } = row;
  return record as unknown as OperationRecord;
}

type Searched = { readonly searchText: string };
export type NewOperation = Omit<Insertable<Operation>, 'search_text'> & Searched;
export type ChangedOperation = Omit<
  Updateable<Operation>,
  'search_text' | 'state' | 'order_count' | 'version' | 'updated_at'
> &
  Partial<Searched>;

const folded = (text: string) => sql<string>`app.fold(${text})`;

export async function insertOperation(
  trx: Trx,
  { searchText, origin, destination, ...values }: NewOperation,
): Promise<void> {
  const places = { origin: sql`${origin}::jsonb`, destination: sql`${destination}::jsonb` };
  await insertJson('operation', [values], { ...places, search_text: folded(searchText) }).execute(trx);
}

export async function updateOperation(
  trx: Trx,
  { company_id, id }: Pick<OperationRecord, 'company_id' | 'id'>,
  { searchText, ...values }: ChangedOperation,
): Promise<void> {
  const changed = searchText === undefined ? values : { ...values, search_text: folded(searchText) };
  await trx.updateTable('operation').set(changed).where('company_id', '=', company_id).where('id', '=', id).execute();
}

/**
 * Cancels a locked operation by hand: it stays canceled whatever its orders do, even without orders. The caller cancels
 * the undelivered orders.
 */
export async function markCanceled(
  trx: Trx,
  { company_id, id }: Pick<OperationRecord, 'company_id' | 'id'>,
  reason: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('operation')
    .set({ canceled_at: now, cancel_reason: reason, state: 'canceled' })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}
