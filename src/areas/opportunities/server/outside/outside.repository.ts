import type { Trx } from '#platform/db/database.ts';
import type { PostulationRecord } from '../postulation.repository.ts';

/** The last application that a visitor made by a link. */
export async function findOutsideApplication(
  trx: Trx,
  linkId: string,
  secretHash: string,
): Promise<PostulationRecord | undefined> {
  const row = await trx
    .selectFrom('postulation')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('secret_hash', '=', secretHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row as unknown as PostulationRecord | undefined;
}

/** How many applications came by each link, and how many of them still wait. */
export async function applicationsByLink(
  trx: Trx,
  linkIds: readonly string[],
): Promise<Map<string, { readonly all: number; readonly waiting: number }>> {
  if (linkIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('postulation')
    .select(['link_id', ({ fn }) => fn.countAll<number>().as('all')])
    .select(({ fn }) => fn.countAll<number>().filterWhere('state', '=', 'pending').as('waiting'))
    .where('link_id', 'in', [...linkIds])
    .groupBy('link_id')
    .execute();
  return new Map(rows.map(({ link_id, all, waiting }) => [link_id!, { all: Number(all), waiting: Number(waiting) }]));
}

/** The codes of the orders that an application led to. */
export async function orderCodes(trx: Trx, { company_id, opportunity_id, id }: PostulationRecord): Promise<string[]> {
  const rows = await trx
    .selectFrom('load_order')
    .select('code')
    .where('company_id', '=', company_id)
    .where('opportunity_id', '=', opportunity_id)
    .where('postulation_id', '=', id)
    .where('status', '<>', 5)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code);
}
