import { companiesByRank, type Recipe } from '../generated-database.ts';
import { generateOrders, type OrderWorld } from './generate-orders.ts';

/** Companies with their orders. */
export const ORDER_DATABASE: Recipe<OrderWorld> = {
  name: 'orders',
  generate: generateOrders,
  reopen: async (client) => {
    const { rows } = await client.query<{ total: number }>('select sum(orders)::int as total from load_order_tally');
    return { companyIds: await companiesByRank(client), total: rows[0]!.total };
  },
};
