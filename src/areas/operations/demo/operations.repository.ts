import { sql } from 'kysely';
import type { DemoAuthor } from '#areas/companies/demo/demo-context.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Stage, TemplateKind } from '../rules/stage.ts';
import { type OperationName, operationRow, type ParsedOperation } from '../server/parsed-operation.ts';

/** Operations are as old as their first order. */
export async function dateOperations(
  trx: Trx,
  companyId: string,
  firstOrders: readonly { readonly id: string; readonly at: Date }[],
): Promise<void> {
  await sql`update operation p set created_at = f.at
    from json_to_recordset(${JSON.stringify(firstOrders)}::json) as f(id uuid, at timestamptz)
    where p.company_id = ${companyId} and p.id = f.id`.execute(trx);
}

export async function insertTemplate(
  trx: Trx,
  { companyId, userId }: DemoAuthor,
  template: { readonly kind: TemplateKind; readonly name: string; readonly stages: readonly Stage[] },
): Promise<string> {
  const { kind, name, stages } = template;
  const [id, versionId] = [createId(), createId()];
  const own = { company_id: companyId, created_by: userId };
  await trx
    .insertInto('stage_template')
    .values({ ...own, id, kind, name, is_default: true })
    .execute();
  await trx
    .insertInto('stage_template_version')
    .values({ ...own, id: versionId, template_id: id, number: 1, stages: JSON.stringify(stages) })
    .execute();
  return versionId;
}

export interface PastOperation extends OperationName {
  readonly operation: ParsedOperation;
  /** When it was created. */
  readonly at: Date;
}

/** Many operations in one statement; their states follow from their orders. */
export async function insertPastOperations(
  trx: Trx,
  author: DemoAuthor,
  operations: readonly PastOperation[],
): Promise<void> {
  if (operations.length === 0) return;
  const rows = operations.map(({ operation, at, ...name }) => {
    const { searchText, ...row } = operationRow(author, operation, name);
    return { ...row, created_at: at, updated_at: at, search_text: sql<string>`app.fold(${searchText})` };
  });
  await trx.insertInto('operation').values(rows).execute();
}
