import { CompiledQuery, type Dialect, Kysely, Transaction } from 'kysely';
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
      const own = executor.withConnectionProvider({
        provideConnection: async (consumer) => {
          if (isOver) throw new Error('the transaction is over');
          return consumer(connection);
        },
      });
      try {
        // Not awaited: the first statement follows directly. It fails only with the connection, and then so does
        // everything after it.
        const begun = connection.executeQuery(begin);
        begun.catch(() => undefined);
        const result = await work(new Transaction<DB>({ ...props, executor: own }));
        await begun;
        isOver = true;
        onResult(result);
        await connection.executeQuery(COMMIT);
        return result;
      } catch (error) {
        isOver = true;
        await connection.executeQuery(ROLLBACK);
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
