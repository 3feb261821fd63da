import { type Selectable, sql } from 'kysely';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import type { RequestKind, RequestState } from '#areas/sharing/rules/client-request.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { ClientRequest } from '#platform/db/schema.gen.ts';
import type { Shared } from './client-view.repository.ts';

export type RequestRecord = Omit<Selectable<ClientRequest>, 'kind' | 'state'> & {
  readonly kind: RequestKind;
  readonly state: Exclude<RequestState, 'expired'>;
  readonly answered_by_name: string | null;
};

export interface NewRequest {
  readonly kind: RequestKind;
  readonly asked_by: string;
  readonly comment: string | null;
  readonly loading_date?: string | null;
  readonly loading_hour?: string | null;
  readonly driver?: string | null;
  readonly plate?: string | null;
}

type OfOrder = Pick<OrderRecord, 'company_id' | 'id'>;

/** Withdraws the open request of the kind, which the client no longer means. */
export async function withdrawRequest(trx: Trx, { company_id, order_id }: Shared, kind: RequestKind): Promise<void> {
  await trx
    .updateTable('client_request')
    .set({ state: 'withdrawn' })
    .where('company_id', '=', company_id)
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .where('state', '=', 'pending')
    .execute();
}

export async function insertRequest(trx: Trx, { company_id, order_id }: Shared, request: NewRequest): Promise<void> {
  await trx
    .insertInto('client_request')
    .values({ id: createId(), company_id, order_id, ...request })
    .execute();
}

const LISTED_MAX = 20;

function requests(trx: Trx, { company_id, id }: OfOrder) {
  return trx
    .selectFrom('client_request as r')
    .selectAll('r')
    .select(
      sql<string | null>`(select u.first_name || ' ' || u.last_name from app_user u where u.id = r.answered_by)`.as(
        'answered_by_name',
      ),
    )
    .where('r.company_id', '=', company_id)
    .where('r.order_id', '=', id);
}

export async function listRequests(trx: Trx, order: OfOrder): Promise<RequestRecord[]> {
  const rows = await requests(trx, order)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows as RequestRecord[];
}

/** The order is locked, so that its requests are answered one after the other. */
export async function findRequest(trx: Trx, order: OfOrder, requestId: string): Promise<RequestRecord> {
  const row = await requests(trx, order).where('r.id', '=', requestId).executeTakeFirst();
  if (!row) throw linkErrors.requestNotFound();
  return row as RequestRecord;
}

interface Answer {
  readonly state: 'accepted' | 'refused';
  readonly answer: string | null;
  readonly userId: string;
  readonly at: Date;
}

export async function writeAnswer(trx: Trx, id: string, { state, answer, userId, at }: Answer): Promise<void> {
  await trx
    .updateTable('client_request')
    .set({ state, answer, answered_by: userId, answered_at: at })
    .where('id', '=', id)
    .execute();
}
