import { sql } from 'kysely';
import { createId } from '#kernel/ids.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';

type Place = Pick<OrderRecord, 'company_id' | 'id'>;

interface Page {
  readonly page: number;
  readonly size: number;
}

/** Behind the name of somebody who had stepped into the company. */
const FROM_PLATFORM = ' (Tropeiro)';

/** Everybody who sees the order sees the names of the people of every company involved. */
export async function findEvents(trx: Trx, { company_id, id }: Place, { page, size }: Page) {
  return withPlatformScope(trx, async () => {
    const ofOrder = trx
      .selectFrom('load_order_event as e')
      .where('e.company_id', '=', company_id)
      .where('e.order_id', '=', id);
    const { count } = await ofOrder.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const rows = await ofOrder
      .leftJoin('app_user as u', 'u.id', 'e.user_id')
      .select(['e.id', 'e.at', 'e.type', 'e.status', 'e.reason', 'e.details'])
      .select(
        sql<string | null>`coalesce(u.first_name || ' ' || u.last_name
          || case when app.step_in_of(e.user_id, e.company_id) is not null then ${FROM_PLATFORM} else '' end, e.by_name)`.as(
          'userName',
        ),
      )
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return { rows, count: Number(count) };
  });
}

export async function findComments(trx: Trx, { company_id, id }: Place, { page, size }: Page) {
  const ofOrder = trx
    .selectFrom('load_order_comment as c')
    .where('c.company_id', '=', company_id)
    .where('c.order_id', '=', id);
  const { count } = await ofOrder.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await ofOrder
    .leftJoin('app_user as u', 'u.id', 'c.created_by')
    .select(['c.id', 'c.text', 'c.created_at'])
    .select(
      sql<string | null>`coalesce(
        (select s.user_name || ${FROM_PLATFORM} from step_in s where s.id = app.step_in_of(c.created_by, c.company_id)),
        u.first_name || ' ' || u.last_name)`.as('userName'),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, count: Number(count) };
}
export type CommentRecord = Awaited<ReturnType<typeof findComments>>['rows'][number];

export async function insertComment(trx: Trx, { company_id, id }: Place, text: string, userId: string) {
  return trx
    .insertInto('load_order_comment')
    .values({ id: createId(), company_id, order_id: id, text, created_by: userId })
    .returning(['id', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}
