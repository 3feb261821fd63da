import { CompiledQuery, type Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { createPool, type PoolOptions } from './pool.ts';
import { ROLES } from './roles.ts';
import type { DB } from './schema.gen.ts';
import { openTransactions, type TransactionMode } from './transaction.ts';

/** Every repository takes one of these as its first argument: no SQL runs outside a transaction. */
export type Trx = Transaction<DB>;

export interface Database {
  readonly pool: pg.Pool;
  readonly kysely: Kysely<DB>;
  /** A plain transaction: bound to no person, sees nothing until `app.enter` or `bind` binds it. */
  transaction<T>(work: (trx: Trx) => Promise<T>, manner?: TransactionMode): Promise<T>;
  /** Across companies: sign-in, workers, the super administrator's own screens. */
  asPlatform<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** On behalf of a person in a company, outside a request (workers). */
  asMember<T>(who: { companyId: string; userId: string | null }, work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openDatabase(url: string, options: Pick<PoolOptions, 'max' | 'name' | 'deadlineMs'> = {}): Database {
  const pool = createPool({ url, role: 'app', ...options });
  const { kysely, run: transaction } = openTransactions(new PostgresDialect({ pool }));

  return {
    pool,
    kysely,
    transaction,
    asPlatform: (work) =>
      transaction(async (trx) => {
        // Not awaited: the first statement follows directly. Where it fails, so does everything after it.
        const opened = openPlatformScope(trx);
        opened.catch(() => undefined);
        const result = await work(trx);
        await opened;
        return result;
      }),
    asMember: (who, work) =>
      transaction(async (trx) => {
        await bind(trx, who);
        return work(trx);
      }),
    close: () => kysely.destroy(),
  };
}

const PLATFORM_SCOPE = CompiledQuery.raw(`set local role ${ROLES.platform}`);

/** From here to the end of the transaction the rows of all companies are visible. */
export async function openPlatformScope(trx: Trx): Promise<void> {
  await trx.executeQuery(PLATFORM_SCOPE);
}

/** The transaction is the caller's own again. */
export async function closePlatformScope(trx: Trx): Promise<void> {
  await sql`select set_config('role', ${ROLES.app}, true)`.execute(trx);
}

/** Platform scope for one step only; afterwards, even after an error, the transaction is the caller's own again. */
export async function withPlatformScope<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  const before = sql<{ role: string }>`select current_setting('role') as role`.execute(trx);
  const opened = openPlatformScope(trx);
  const worked = work();
  const [role, , outcome] = await Promise.allSettled([before, opened, worked]);
  const own = role.status === 'fulfilled' ? role.value.rows[0]?.role : undefined;
  const left = sql`select set_config('role', ${own ?? ROLES.app}, true)`.execute(trx);
  if (outcome.status === 'rejected') await left.catch(() => undefined);
  else await left;
  return worked;
}

/** The same transaction on behalf of another company, for one step only: it sees and writes what that company may. */
export async function withCompany<T>(trx: Trx, companyId: string, work: () => Promise<T>): Promise<T> {
  const enter = (id: string) => sql`select set_config('app.company_id', ${id}, true)`.execute(trx);
  const own = await sql<{ id: string }>`select current_setting('app.company_id', true) as id`.execute(trx);
  await enter(companyId);
  try {
    return await work();
  } finally {
    // After an error of the database nothing more is executed, and the transaction ends.
    await enter(own.rows[0]?.id ?? '').catch(() => undefined);
  }
}

export async function bind(trx: Trx, who: { companyId: string | null; userId: string | null }): Promise<void> {
  await sql`select set_config('app.company_id', ${who.companyId ?? ''}, true),
    set_config('app.user_id', ${who.userId ?? ''}, true),
    set_config('app.step_in_id', coalesce(app.step_in_of(${who.userId || null}, ${who.companyId || null})::text, ''), true)`.execute(
    trx,
  );
}
