import { operationErrors } from '#areas/operations/contract/operation.errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { lockAnyOperation, type OperationRecord } from './operation.repository.ts';

/** For every change to an operation: it must be the own company's, and neither canceled nor finalized. */
export async function lockOperation(trx: Trx, id: string): Promise<OperationRecord> {
  const operation = await lockAnyOperation(trx, id);
  if (operation.canceled_at || operation.finalized_at) throw operationErrors.closed();
  return operation;
}
