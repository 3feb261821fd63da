import pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { MIGRATIONS } from '#testing/test-database.ts';
import { createIfMissing } from '../generated-database.ts';
import { generateOrders, type OrderWorld } from './generate-orders.ts';

export interface OrderDatabase {
  readonly url: string;
  readonly owner: pg.Client;
  readonly world: OrderWorld;
}

/** By the rank they were generated with, so that the same company is measured whatever was written since. */
const BY_RANK = `
  select c.id, sum(t.orders)::int as orders from company c join load_order_tally t on t.company_id = c.id
  group by 1 order by split_part(c.company_name, ' ', 2)::int`;

/** A database with the given number of orders: the kept one, migrated, or a new one. */
export async function openOrderDatabase(clusterUrl: string, orders: number): Promise<OrderDatabase> {
  const name = `orders_${orders}`;
  const url = clusterUrl.replace(/\/[^/]*$/, `/${name}`);
  const isNew = await createIfMissing(clusterUrl, name);
  const { applied } = await migrate(url, MIGRATIONS);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  if (isNew) return { url, owner, world: await generateOrders(owner, orders) };
  if (applied.length > 0) await owner.query('vacuum (analyze)');
  const { rows } = await owner.query<{ id: string; orders: number }>(BY_RANK);
  const world = { companyIds: rows.map(({ id }) => id), total: rows.reduce((sum, row) => sum + row.orders, 0) };
  return { url, owner, world };
}
