import { sql } from 'kysely';
import type { DefaultView, SavedView, ViewContent } from '#kernel/view-calls.ts';
import type { Trx } from '../db/database.ts';

/** Row-level security shows a person's own views and the shared ones of the company. */
export type ViewRow = Omit<SavedView, 'mayChange'>;

/** Two savings at the same time would not see each other's names and numbers. */
export async function lockViews(trx: Trx, companyId: string, list: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${companyId} ${list}`}, 0))`.execute(trx);
}

export async function findViews(trx: Trx, which: { id: string } | { list: string }): Promise<readonly ViewRow[]> {
  const only = 'id' in which ? sql`v.id = ${which.id}` : sql`v.list = ${which.list}`;
  const { rows } = await sql<ViewRow>`
    select v.id, v.version, v.list, v.name, v.query, v.columns, v.shared, v.owner_id = app.user_id() as mine,
      case when v.owner_id <> app.user_id() then btrim(u.first_name || ' ' || u.last_name) end as owner,
      d.view_id is not null as "isDefault"
    from list_view v
    left join app_user u on u.id = v.owner_id
    left join list_view_default d
      on d.company_id = v.company_id and d.user_id = app.user_id() and d.list = v.list and d.view_id = v.id
    where ${only} order by app.fold(v.name), v.id`.execute(trx);
  return rows;
}

/** A view that is no longer shared opens nobody else's list. */
export async function findDefaults(trx: Trx): Promise<DefaultView[]> {
  const { rows } = await sql<DefaultView>`
    select v.id, v.list, v.query, v.columns from list_view_default d
    join list_view v on v.company_id = d.company_id and v.id = d.view_id
    where d.user_id = app.user_id() order by v.list`.execute(trx);
  return rows;
}

export interface NewView extends ViewContent {
  readonly id: string;
  readonly companyId: string;
  readonly ownerId: string;
  readonly list: string;
  readonly shared: boolean;
}

/** False when the person has a view of this list with the name, whatever its case and accents. */
export async function insertView(trx: Trx, { columns, companyId, ownerId, ...view }: NewView): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('list_view')
    .values({ ...view, company_id: companyId, owner_id: ownerId, columns: JSON.stringify(columns) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The index that refuses a second view with the name of another. */
export const VIEW_NAMES = 'list_view_name';

export async function updateView(
  trx: Trx,
  id: string,
  { name, query, columns, shared }: ViewContent & { readonly shared: boolean },
): Promise<void> {
  await trx
    .updateTable('list_view')
    .set({ name, query, columns: JSON.stringify(columns), shared })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('list_view').where('id', '=', id).execute();
}

interface DefaultChoice {
  readonly companyId: string;
  readonly userId: string;
  readonly list: string;
  readonly viewId: string | null;
}

export async function writeDefault(trx: Trx, { companyId, userId, list, viewId }: DefaultChoice): Promise<void> {
  if (viewId === null) {
    await trx.deleteFrom('list_view_default').where('user_id', '=', userId).where('list', '=', list).execute();
    return;
  }
  await trx
    .insertInto('list_view_default')
    .values({ company_id: companyId, user_id: userId, list, view_id: viewId })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'list']).doUpdateSet({ view_id: viewId }))
    .execute();
}
