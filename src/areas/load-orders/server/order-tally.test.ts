import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import { ORDER_LISTS } from '../contract/order.list.ts';
import { deleteOrders } from '../contract/order-move.calls.ts';
import type { Team } from './order-app.fixture.ts';
import { settleTally } from './order-tally.repository.ts';
import { type OrdersApp, place, startOrders } from './orders.fixture.ts';

const ORDERS = 6;

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
});
beforeEach(async () => {
  team = await app.team();
  await Promise.all(Array.from({ length: ORDERS }, () => app.make(team.manager)));
});
afterAll(() => app.close());

async function total(query: Record<string, unknown> = {}): Promise<number> {
  const { body } = await app.call(team.manager, listCalls(ORDER_LISTS.loadOrder).read, { query: query as never });
  return body.totalRegistry as number;
}

const lines = async () => {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ lines: number }>`
      select count(*)::int as lines from load_order_tally where company_id = ${team.company.id}`.execute(trx),
  );
  return rows[0]!.lines;
};
/** Where the lines that are put together lie in the table. */
const places = async () => {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ place: string }>`select ctid::text as place from load_order_tally
      where company_id = ${team.company.id} and not loose order by 1`.execute(trx),
  );
  return rows.map(({ place: at }) => at);
};
/** How the total of a company is read, as its own people read it, where the index may answer alone. */
const sumPlan = () =>
  app.services.database.asMember({ companyId: team.company.id, userId: null }, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select sum(orders) from load_order_tally
      where company_id = app.company_id() and kind = 'normal' and origin_city = 'La Paz'`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
const settle = () => app.services.database.asPlatform((trx) => settleTally(trx, 1));
const someId = async () => {
  const { body } = await app.call(team.manager, listCalls(ORDER_LISTS.loadOrder).read, {
    query: { size: 10 } as never,
  });
  return (body.loadingOrders as readonly { _id: string }[])[0]!._id;
};

describe('precomputed totals of lists', () => {
  it('count every order, also those created at the same time', async () => {
    expect(await total()).toBe(ORDERS);
    expect(await total({ statuses: 'programmed', origins: 'La Paz' })).toBe(ORDERS);
    expect(await total({ statuses: 'cancelled' })).toBe(0);
  });

  it('follow an order when its values change and when it is deleted', async () => {
    const id = await someId();
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('load_order').set({ origin_city: 'Oruro' }).where('id', '=', id).execute(),
    );
    expect(await total({ origins: 'Oruro' })).toBe(1);
    expect(await total({ origins: 'La Paz' })).toBe(ORDERS - 1);
    expect((await app.call(team.manager, deleteOrders, { body: { loadingOrderIds: [id] } })).status).toBe(200);
    expect(await total()).toBe(ORDERS - 1);
    expect(await total({ origins: 'Oruro' })).toBe(0);
  });

  it('stay the same when their rows are merged, even while orders are created', async () => {
    expect(await lines()).toBeGreaterThan(1);
    await Promise.all([settle(), app.make(team.manager), settle(), app.make(team.manager), settle()]);
    expect(await total()).toBe(ORDERS + 2);
    await settle();
    expect(await lines()).toBe(1);
    expect(await total()).toBe(ORDERS + 2);
    await app.make(team.manager, { origin: place('Cochabamba') });
    expect(await total({ origins: 'Cochabamba' })).toBe(1);
  });

  it('are read from an index alone, and settling writes only what is loose', async () => {
    await settle();
    const settled = await places();
    await app.make(team.manager, { origin: place('Tarija') });
    const id = await someId();
    await app.make(team.manager, { origin: place('Potosí') });
    await settle();
    // A line that nothing was added to has not moved; neither has an emptied one stayed.
    expect(await places()).toEqual(expect.arrayContaining(settled));
    expect(await lines()).toBe(settled.length + 2);
    expect((await app.call(team.manager, deleteOrders, { body: { loadingOrderIds: [id] } })).status).toBe(200);
    expect(await lines()).toBe(settled.length + 3);
    await settle();
    expect(await lines()).toBe(settled.length + 1);
    expect(await total()).toBe(ORDERS + 1);
    expect(await total({ origins: 'Tarija' })).toBe(0);
    expect(await sumPlan()).toContain('Index Only Scan');
  });

  it('cannot be written by a company', async () => {
    const cheat = app.services.database.asMember({ companyId: team.company.id, userId: null }, (trx) =>
      sql`update load_order_tally set orders = 1000`.execute(trx),
    );
    await expect(cheat).rejects.toMatchObject({ code: '42501' });
  });
});
