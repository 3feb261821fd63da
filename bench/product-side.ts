import { openDatabase } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { createWorld, type TestUser, type World } from '#testing/world.ts';
import type { Generated } from './generated-database.ts';
import { type OwnProcess, startProduct } from './orders/own-process.ts';
import type { Request } from './orders/requests.ts';

const SECRET = 'a secret of the measurements, of no use to anybody';

/** A database with the product on it. */
export interface ProductSide<Content extends Ranked> extends Generated<Content> {
  readonly product: OwnProcess;
  readonly people: World;
  /** A person of the company of this rank, the largest is 0. */
  person(rank: number, permissions: readonly string[]): Promise<TestUser>;
  ask(user: TestUser, path: string): Request;
  put(user: TestUser, path: string, body: unknown, method?: 'PUT' | 'POST'): Request;
  /** Until the worker has nothing to do that is due. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Ranked {
  readonly companyIds: readonly string[];
}

export async function startSide<Content extends Ranked>(
  database: Generated<Content>,
  connections: number,
): Promise<ProductSide<Content>> {
  const product = await startProduct(database.url, SECRET, connections);
  const platform = openDatabase(database.url, { max: 1 });
  const services = { database: platform, config: { AUTH_SECRET: SECRET }, now: () => new Date() };
  const people = createWorld(services as unknown as Services);
  const ask = ({ token }: TestUser, path: string): Request => ({ url: `${product.address}/api${path}`, token });
  return {
    ...database,
    product,
    people,
    person: (rank, permissions) =>
      people.user({ company: { id: database.world.companyIds[rank]!, name: '' }, permissions }),
    ask,
    put: (user, path, body, method = 'PUT') => ({ ...ask(user, path), method, body: () => body }),
    idle: async () => {
      const busy = async () => (await database.owner.query(DUE)).rows[0].due > 0;
      while (await busy()) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    close: async () => {
      await product.stop();
      await platform.close();
      await database.owner.end();
    },
  };
}

const DUE = `select count(*)::int as due from graphile_worker._private_jobs
  where run_at <= now() and attempts < max_attempts and (locked_at is not null or attempts = 0)`;
