import { CompiledQuery, type DatabaseConnection, type Dialect, Kysely, Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

export interface Transactions {
  readonly kysely: Kysely<DB>;
  run<T>(work: (trx: Transaction<DB>) => Promise<T>, manner?: TransactionMode): Promise<T>;
}

export interface TransactionMode {
  /** Writing is refused. Nothing can be lost, so the result does not wait for the end of the transaction. */
  readonly readOnly?: boolean | undefined;
}

const BEGIN = CompiledQuery.raw('begin');
const BEGIN_READING = CompiledQuery.raw('begin read only');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

const endings = new WeakMap<Transaction<DB>, () => void>();
const commits = new WeakMap<Transaction<DB>, () => void>();

/** The next statement is the last: the end of a transaction that only reads is sent together with it. */
export function endWithNext(trx: Transaction<DB>): void {
  endings.get(trx)?.();
}

/** The same for a transaction that writes: its result still waits for the commit, but the database is asked only once. */
export function commitWithNext(trx: Transaction<DB>): void {
  commits.get(trx)?.();
}

/**
 * Transactions on a pipelining connection: statements started together are sent together and answered in order, in one
 * round trip. The query builder's own transactions would wait for each before sending the next.
 */
export function openTransactions(dialect: Dialect): Transactions {
  const kysely = new Kysely<DB>({ dialect });
  const executor = kysely.getExecutor();
  const props = { config: { dialect }, dialect, driver: dialect.createDriver() };

  type Work<T> = (trx: Transaction<DB>) => Promise<T>;

  const inTransaction = <T>(work: Work<T>, begin: CompiledQuery, onResult: (result: T) => void): Promise<T> =>
    executor.provideConnection(async (connection) => {
      let isOver = false;
      let isNextLast = false;
      let ended: Promise<unknown> | undefined;
      const endingConnection: DatabaseConnection = {
        executeQuery: (query) => {
          const result = connection.executeQuery(query);
          ended = connection.executeQuery(COMMIT);
          ended.catch(() => undefined);
          return result as never;
        },
        streamQuery: () => {
          throw new Error('the last statement of a transaction is not streamed');
        },
      };
      const own = executor.withConnectionProvider({
        provideConnection: async (consumer) => {
          if (isOver) throw new Error('the transaction is over');
          isOver = isNextLast;
          return consumer(isNextLast ? endingConnection : connection);
        },
      });
      try {
        // Not awaited: the first statement follows directly. It fails only with the connection, and then so does
        // everything after it.
        const begun = connection.executeQuery(begin);
        begun.catch(() => undefined);
        const trx = new Transaction<DB>({ ...props, executor: own });
        (begin === BEGIN_READING ? endings : commits).set(trx, () => {
          isNextLast = true;
        });
        const result = await work(trx);
        await begun;
        isOver = true;
        onResult(result);
        await (ended ?? connection.executeQuery(COMMIT));
        return result;
      } catch (error) {
        isOver = true;
        await (ended ?? connection.executeQuery(ROLLBACK));
        throw error;
      }
    });

  return {
    kysely,
    run: (work, { readOnly = false } = {}) =>
      readOnly
        ? new Promise((resolve, reject) => {
            inTransaction(work, BEGIN_READING, resolve).catch(reject);
          })
        : inTransaction(work, BEGIN, () => undefined),
  };
}
