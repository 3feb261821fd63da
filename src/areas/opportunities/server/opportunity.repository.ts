import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { Opportunity } from '#platform/db/schema.gen.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import type { EndedBy, OpportunityState } from '../rules/opportunity-state.ts';
import type { PublicationType } from '../rules/publication.ts';
import { type OpportunityValues, storable } from './opportunity-columns.ts';

/** A stored opportunity. The database counts its applicants and its accepted trucks. */
export type OpportunityRecord = Omit<Selectable<Opportunity>, 'search_text' | keyof OpportunityValues | 'state'> &
  OpportunityValues & {
    readonly state: OpportunityState;
    readonly publication_type: PublicationType;
    readonly ended_by: EndedBy | null;
  };

const opportunities = (trx: Trx) => trx.selectFrom('opportunity as p').selectAll('p');

/** Those visible to the transaction's company and person: its own, those it is offered, those it applied for. */
export async function findOpportunity(trx: Trx, id: string): Promise<OpportunityRecord> {
  return required(await opportunities(trx).where('p.id', '=', id).executeTakeFirst());
}

/** An own one, locked until the end of the transaction. Whoever writes about an opportunity locks it first. */
export async function lockOwn(trx: Trx, id: string): Promise<OpportunityRecord> {
  const own = opportunities(trx).where('p.id', '=', id).where('p.company_id', '=', sql<string>`app.company_id()`);
  return required(await own.forNoKeyUpdate().executeTakeFirst());
}

/** One the company sees, locked by the product: others may not write it, but their applications change its numbers. */
export async function lockVisible(trx: Trx, id: string): Promise<OpportunityRecord> {
  await findOpportunity(trx, id);
  const locked = await withPlatformScope(trx, () => lockAny(trx, id));
  const isSeen = await opportunities(trx).where('p.id', '=', id).executeTakeFirst();
  if (isSeen) return locked;
  // Whoever saw it a moment ago reads why it is gone; whoever was taken out of its audience reads nothing of it.
  if (locked.state === 'published') throw requestErrors.notFound();
  throw locked.ended_by === 'filled' ? opportunityErrors.filled() : opportunityErrors.notPublished();
}

/** Any of them, in platform scope. */
export async function lockAny(trx: Trx, id: string): Promise<OpportunityRecord> {
  return required(await opportunities(trx).where('p.id', '=', id).forNoKeyUpdate().executeTakeFirst());
}

export function required(row: Selectable<Opportunity> | undefined): OpportunityRecord {
  if (!row) throw requestErrors.notFound();
  const { search_text: _, ...record } = row;
  return record as unknown as OpportunityRecord;
}

type Computed = 'search_text' | 'origin_city' | 'destination_city' | 'origin_country' | 'destination_country';
export type NewOpportunity = Omit<Insertable<Opportunity>, Computed | keyof OpportunityValues> & OpportunityValues;

/** One description among those that are not cancelled, whoever is faster. */
function refuseName<T>(written: Promise<T>): Promise<T> {
  return written.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'opportunity_description') throw error;
    throw opportunityErrors.nameExits({ cause: error, fields: { description: { code: 'alreadyRegistered' } } });
  });
}

/** Which of these names the company uses already, for opportunities that are not cancelled. */
export async function usedNames(trx: Trx, companyId: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select n.name from unnest(${[...names]}::text[]) as n (name)
    where exists (select from opportunity p where p.company_id = ${companyId}
      and app.fold(p.description) = app.fold(n.name) and p.state <> 'cancelled')`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

const folded = (text: string) => sql<string>`app.fold(${text})`;

const searchText = ({ code, description, origin, destination }: OpportunityValues & { readonly code: string }) =>
  folded([code, description, origin.cityName, destination.cityName].join('\n'));

export async function insertOpportunity(trx: Trx, values: NewOpportunity): Promise<void> {
  const row = { ...storable(values), search_text: searchText(values) };
  await refuseName(trx.insertInto('opportunity').values(row).execute());
}

export async function updateValues(trx: Trx, record: OpportunityRecord, values: OpportunityValues): Promise<void> {
  const row = { ...storable(values), search_text: searchText({ ...values, code: record.code }) };
  await refuseName(trx.updateTable('opportunity').set(row).where('id', '=', record.id).execute());
}

export type OpportunityChange = Pick<
  Updateable<Opportunity>,
  | 'state'
  | 'published_at'
  | 'ends_at'
  | 'opens_at'
  | 'is_open'
  | 'ended_by'
  | 'cancel_reason'
  | 'publish_at'
  | 'answer_hours'
>;

/** The state and what follows from it. */
export async function updateState(trx: Trx, { id }: { readonly id: string }, change: OpportunityChange): Promise<void> {
  await trx.updateTable('opportunity').set(change).where('id', '=', id).execute();
}

export interface OpportunityEvent {
  readonly type: NameIn<'opportunities.events'>;
  /** Nobody: the clock. */
  readonly userId?: string | null;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds to the history of an opportunity, also on behalf of a carrier, who may not write there. */
export async function insertEvents(
  trx: Trx,
  { id, company_id }: Pick<OpportunityRecord, 'id' | 'company_id'>,
  events: readonly OpportunityEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, userId = null, reason = null, details = {} }) => ({
    id: createId(),
    company_id,
    opportunity_id: id,
    type,
    user_id: userId,
    reason,
    details: JSON.stringify(details),
  }));
  await withPlatformScope(trx, () => trx.insertInto('opportunity_event').values(rows).execute());
}

const personName = sql<string>`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)`;

/** Newest first. */
export async function readEvents(trx: Trx, id: string, { page, size }: { page: number; size: number }) {
  const of = trx.selectFrom('opportunity_event as e').where('e.opportunity_id', '=', id);
  const [entries, { total }] = await Promise.all([
    of
      .leftJoin('app_user as u', 'u.id', 'e.user_id')
      .select(['e.id', 'e.at', 'e.type', 'e.reason', 'e.details'])
      .select(sql<string | null>`case when e.user_id is not null then ${personName} end`.as('userName'))
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    of.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { entries, total };
}
