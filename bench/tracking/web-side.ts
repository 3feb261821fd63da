import pg from 'pg';
import { type OrderApp, startOrderApp } from '#areas/load-orders/server/order-app.fixture.ts';
import { migrate } from '#platform/db/migrate.ts';
import { MIGRATIONS } from '#testing/test-database.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createIfMissing } from '../generated-database.ts';
import { type OwnProcess, startProduct } from '../orders/own-process.ts';

const SECRET = 'a secret of the measurements, of no use to anybody';
/** BENCH_NODE_OPTIONS: how Node runs the product, such as `--inspect=127.0.0.1:9310` to take a profile of it. */
const { BENCH_NODE_OPTIONS: NODE_OPTIONS = '' } = process.env;

/** A database with the product's pages in a process of their own. */
export interface WebSide {
  readonly url: string;
  readonly owner: pg.Client;
  /** Makes what is measured. */
  readonly app: OrderApp;
  /** People whom that process knows. */
  readonly people: World;
  readonly product: OwnProcess;
  close(): Promise<void>;
}

export async function startWebSide(clusterUrl: string, name: string): Promise<WebSide> {
  await createIfMissing(clusterUrl, name);
  const url = clusterUrl.replace(/\/[^/]*$/, `/${name}`);
  await migrate(url, MIGRATIONS);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const app = await startOrderApp([], { database: { url, drop: () => Promise.resolve() } });
  const { database } = app.services;
  const people = createWorld({ database, now: () => new Date(), config: { AUTH_SECRET: SECRET } });
  const product = await startProduct(url, SECRET, 10, { ROLES: 'web', NODE_OPTIONS });
  return {
    ...{ url, owner, app, people, product },
    close: async () => {
      await product.stop();
      await owner.end();
      await app.close();
    },
  };
}
