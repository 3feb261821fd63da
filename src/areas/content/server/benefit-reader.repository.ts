import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import { contentErrors } from '../contract/content.errors.ts';
import { OFFERED_MAX } from '../rules/content-limits.ts';
import type { City } from './benefit.repository.ts';
import { isPublishedFor } from './publication.repository.ts';

/** What a reader is shown of a benefit. */
export interface ShownBenefit {
  readonly id: string;
  readonly company_id: string;
  readonly title: string;
  readonly partner: string;
  readonly category: string;
  readonly discount: string;
  readonly conditions: string | null;
  readonly code: string | null;
  readonly link: string | null;
  readonly whatsapp: string | null;
  readonly logo_file_id: string | null;
  readonly cities: readonly City[];
  readonly valid_from: string;
  readonly valid_until: string;
  readonly per_person: string;
  readonly quantity: number | null;
  readonly taken: number;
}

const columns = sql`r.id, r.company_id, r.title, r.partner, r.category, r.discount, r.conditions, r.code, r.link, r.whatsapp,
  r.logo_file_id, r.cities, r.valid_from, r.valid_until, r.per_person, r.quantity,
  r.taken`;

export interface Taker {
  readonly userId: string;
  readonly now: Date;
  /** The day it is for the person. */
  readonly today: string;
}

const isOffered = ({ now, today }: Omit<Taker, 'userId'>) =>
  sql`${isPublishedFor(now)} and r.valid_until >= ${today}::date`;

export type Offered = ShownBenefit & { readonly periods: readonly string[] };

/** The newest first, each with the periods for which the person has one. */
export async function findOffered(trx: Trx, taker: Taker, id: string | null = null): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select ${columns}, array(
      select t.period from benefit_taking t where t.benefit_id = r.id and t.user_id = ${taker.userId}
        and t.period in ('once', ${taker.today.slice(0, 7)})) as periods
    from benefit r where ${isOffered(taker)} and (${id}::uuid is null or r.id = ${id}::uuid)
    order by r.published_at desc, r.id limit ${OFFERED_MAX}`.execute(trx);
  return rows;
}

export async function countOffered(trx: Trx, taker: Omit<Taker, 'userId'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from benefit r where ${isOffered(taker)}`.execute(trx);
  return rows[0]!.count;
}

export type Taken = ShownBenefit & { readonly takingId: string; readonly number: number; readonly takenAt: Date };

/** The newest first; of one taking only, where its id is given. */
export async function findTaken(trx: Trx, userId: string, takingId: string | null = null): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select ${columns}, t.id as "takingId", t.number, t.taken_at as "takenAt"
    from benefit_taking t join benefit r on r.id = t.benefit_id
    where t.user_id = ${userId} and (${takingId}::uuid is null or t.id = ${takingId}::uuid)
    order by t.taken_at desc, t.id desc limit ${OFFERED_MAX}`.execute(trx);
  return rows;
}

export async function countTaken(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('benefit_taking')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewTaking {
  readonly id: string;
  readonly company_id: string;
  readonly benefit_id: string;
  readonly user_id: string;
  readonly period: string;
}

/** The database counts the pieces one after the other, and says no to whoever comes too late. */
export async function insertTaking(trx: Trx, taking: NewTaking): Promise<void> {
  try {
    await trx
      .insertInto('benefit_taking')
      .values({ ...taking, number: 0 })
      .execute();
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === 'benefit_stock') throw contentErrors.soldOut({ cause: error });
    if (violated === 'benefit_offered') throw contentErrors.notOffered({ cause: error });
    if (violated !== 'benefit_taking_once') throw error;
    throw taking.period === 'once'
      ? contentErrors.alreadyTaken({ cause: error })
      : contentErrors.takenThisMonth({ cause: error });
  }
}
