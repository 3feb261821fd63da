import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { Trx } from '#platform/db/database.ts';

export async function findSharedOperation(
  trx: Trx,
  companyId: string,
  id: string,
): Promise<{ readonly code: string; readonly kind: OperationKind } | undefined> {
  const row = await trx
    .selectFrom('operation')
    .select(['code', 'kind'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { code: row.code, kind: row.kind as OperationKind };
}

export function findSharedClient(
  trx: Trx,
  companyId: string,
  id: string,
): Promise<{ readonly name: string } | undefined> {
  return trx
    .selectFrom('partner')
    .select('name')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'client')
    .where('id', '=', id)
    .executeTakeFirst();
}
