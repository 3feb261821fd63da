import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls, TOTALS_MAX_ROWS } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { ORDER_LIST_NAMES, ORDER_LISTS, type OrderListName } from '../contract/order.list.ts';
import type { Team } from './order-app.fixture.ts';
import { type OrdersApp, place, startOrders } from './orders.fixture.ts';

let app: OrdersApp;
let team: Team;

const freight = (value: string, currency: string) => ({ type: 'simple', value, currency: { measurementId: currency } });
const perTonne = (value: string, currency: string) => ({
  ...freight(value, currency),
  type: 'compound',
  unit: { measurementId: 'tn' },
});

beforeAll(async () => {
  app = await startOrders();
  team = await app.team('Sol Naciente');
  const make = (weightUnitId: string, value: number, rest: object = {}) =>
    app.make(team.manager, { weightUnit: { weightUnitId, value }, ...rest } as never);
  await make('tn', 28.5, { clientFreight: freight('900', 'USD'), carrierFreight: freight('700.25', 'USD') });
  await make('kg', 3000, { clientFreight: perTonne('100.50', 'BOB'), carrierFreight: freight('0.75', 'USD') });
  await make('kg', 0.4, { origin: place('Cochabamba') });
  await make('kg', 0.4, { origin: place('Cochabamba') });
  await make('pallet', 12, { origin: place('Cochabamba'), clientFreight: freight('100', 'USD') });
});
afterAll(() => app.close());

async function totals(who: TestUser, query: Record<string, unknown> = {}, name: OrderListName = 'loadOrder') {
  const { status, body } = await app.call(who, listCalls(ORDER_LISTS[name]).totals, { query: query as never });
  if (status !== 200) return status;
  return body.totals?.map(({ name: total, unit, value }) => `${total} ${value} ${unit}`) ?? null;
}

describe('the totals of a list of orders', () => {
  it('add up weights in tonnes and money by currency; what cannot be converted stays apart', async () => {
    expect(await totals(team.manager)).toEqual([
      'carrierFreight 701 USD',
      'clientFreight 301.5 BOB',
      'clientFreight 1000 USD',
      'weight 12 pallet',
      'weight 31.501 tn',
    ]);
  });

  it('follow the filters and the search', async () => {
    const expected = ['clientFreight 100 USD', 'weight 12 pallet', 'weight 0.001 tn'];
    expect(await totals(team.manager, { origins: 'Cochabamba' })).toEqual(expected);
    expect(await totals(team.manager, { search: 'cochabamba' })).toEqual(expected);
    expect(await totals(team.manager, { search: 'cochabamba', weightUnits: 'pallet' })).toEqual(expected.slice(0, 2));
    expect(await totals(team.manager, { statuses: 'paid' })).toEqual([]);
    expect(await totals(team.manager, { statuses: 'lost' })).toBe(400);
  });

  it('show no money to who may not see prices', async () => {
    const reader = await app.member(team.company, 'load-order-read');
    expect(await totals(reader)).toEqual(['weight 12 pallet', 'weight 31.501 tn']);
  });

  it('are of the own company, for who may read the list', async () => {
    const stranger = await app.team();
    expect(await totals(stranger.manager)).toEqual([]);
    const outsider = await app.member(team.company, 'show-freight-columns');
    for (const name of ORDER_LIST_NAMES) expect(await totals(outsider, {}, name)).toBe(403);
  });

  it('show a client the weight alone, and a carrier its own price', async () => {
    const [buyer, firm] = [await app.world.company(), await app.team('Transportes del Sur')];
    const client = await app.client(team, 'Compradora', buyer);
    const { _id } = await app.make(team.manager, {
      clientCompany: { _id: client },
      weightUnit: { weightUnitId: 'tn', value: 10 },
      clientFreight: freight('777', 'USD'),
      carrierFreight: freight('555', 'USD'),
    } as never);
    const carrier_id = await app.partner(team, 'transport', firm.company.name, firm.company);
    const carrier = { carrier_id, carrier_name: firm.company.name, carrier_company_id: firm.company.id };
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('load_order').set(carrier).where('id', '=', _id).execute(),
    );
    const reader = await app.member(buyer, 'manage-loading-orders-client', 'show-freight-columns');
    expect(await totals(reader, {}, 'clientLoadOrder')).toEqual(['weight 10 tn']);
    expect(await totals(firm.manager, { sides: 'carried' })).toEqual(['carrierFreight 555 USD', 'weight 10 tn']);
  });

  it('are not begun with where the tally knows that there are too many orders', async () => {
    const big = await app.team('Grande');
    await app.make(big.manager, { weightUnit: { weightUnitId: 'tn', value: 1 } } as never);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rowCount } = await client.query('update load_order_tally set orders = $1 where company_id = $2', [
      TOTALS_MAX_ROWS + 1,
      big.company.id,
    ]);
    await client.end();
    expect(rowCount).toBe(1);
    expect(await totals(big.manager)).toBeNull();
    expect(await totals(big.manager, { search: 'la paz' })).toEqual(['weight 1 tn']);
  });
});
