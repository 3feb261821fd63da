import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FilterOption, optionFilters } from '#kernel/list-definition.ts';
import { type ListContext, type ListSource, sourceFor } from '#platform/list/list-source.ts';
import { NASTY_TEXTS } from '#platform/list/nasty-texts.fixture.ts';
import { readOptions } from '#platform/list/read-options.ts';
import { ORDER_LIST_NAMES, type OrderListName } from '../contract/order.list.ts';
import { deleteOrders } from '../contract/order-move.calls.ts';
import type { MadeTruck } from './fleet.fixture.ts';
import { settleOptions } from './kept-options.repository.ts';
import type { Team } from './order-app.fixture.ts';
import { orderListSources } from './order-list.repository.ts';
import { type OrdersApp, startOrders } from './orders.fixture.ts';

const WRITER = ['load-order-read', 'load-order-write', 'show-freight-columns'];
const ORDERS = 170;

let app: OrdersApp;
let own: Team;
let other: Team;
let driverUser: string;
const made: string[] = [];

/** Texts that the database can store, with spellings that are sorted or merged as one. */
const TEXTS = [
  ...NASTY_TEXTS.filter((text) => !text.includes('\u0000') && text.isWellFormed() && text.length < 100),
  ...[
    'Ñandú',
    'ÑANDÚ',
    'nandu',
    ' nandu',
    'nandu ',
    '½ ton',
    'a,b~c',
    'x'.repeat(100),
    '😀'.repeat(100),
    'ß'.repeat(100),
  ],
];
const text = (nth: number) => (nth % 4 === 0 ? TEXTS[(nth / 4) % TEXTS.length]! : `F-${nth % 130}`);

interface Fleet {
  readonly truck: MadeTruck;
  /** Besides the driver of the truck. */
  readonly driverId: string | null;
}

/** The order, again and again with other values, and from every side. */
async function copy(
  [team, fleet]: readonly [Team, Fleet],
  [carrier, hired]: readonly [Team, Fleet],
  id: string,
): Promise<void> {
  const carriers = [await app.partner(team, 'transport', 'Fletes'), await app.partner(team, 'transport', 'Rápidos')];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const code = text(nth);
    const [driving, { truck, driverId }] = nth % 3 === 0 ? [carrier, hired] : [team, fleet];
    const values = {
      code: `C-${team.company.id.slice(0, 4)}-${nth}`,
      kind: nth % 19 === 0 ? 'multipoint' : 'normal',
      carrier_company_id: nth % 3 === 0 ? carrier.company.id : null,
      client_company_id: nth % 5 === 0 ? carrier.company.id : null,
      carrier_id: carriers[nth % 2],
      carrier_name: nth % 2 === 0 ? text(nth * 2) : 'Fletes',
      truck_id: truck.truckId,
      fleet_company_id: driving.company.id,
      driver_id: nth % 7 === 0 ? driverId : truck.driverId,
      driver_name: ['Juan', 'JUAN', 'Ana ', '', 'Ñ'.repeat(400)][nth % 5],
      plate: nth % 2 === 0 ? '1234ABC' : `55-${nth}`,
      assignment_number: code,
      bill_of_lading: nth % 3 === 0 ? null : code.toUpperCase(),
      vessel: text(nth % 12),
      invoice_number: code,
      order_codes: [code, `P-${nth % 9}`],
      delivery_codes: nth % 6 === 0 ? [] : [code, code],
      client_freight: nth % 8 === 0 ? null : `${nth % 60}.5`,
      client_freight_currency: nth % 2 === 0 ? 'USD' : 'BOB',
      carrier_freight: `${nth % 70}`,
      carrier_freight_currency: 'USD',
    };
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql<{ id: string }>`
        insert into load_order select made.* from load_order o, lateral jsonb_populate_record(o,
          ${JSON.stringify(values)}::jsonb || jsonb_build_object('id', gen_random_uuid())) as made
        where o.id = ${id} returning id`.execute(trx),
    );
    made.push(rows[0]!.id);
  }
}

beforeAll(async () => {
  app = await startOrders();
  [own, other] = [await app.team(), await app.team()];
  const driver = await app.member(own.company, 'load-order-read');
  driverUser = driver.userId;
  const { driverId } = await app.truck(own, { account: driver });
  const ours = [own, { truck: await app.truck(own), driverId }] as const;
  const truck = await app.truck(other);
  const theirs = [other, { truck, driverId: truck.driverId }] as const;
  const client = await app.client(own, 'Aceros Ñandú');
  const first = await app.make(own.manager, {
    clientCompany: { _id: client },
    operator: { userId: own.manager.userId },
  });
  await copy(ours, theirs, first._id);
  await copy(theirs, ours, (await app.make(other.manager, {}))._id);
});
afterAll(() => app.close());

interface Reader {
  readonly permissions: readonly string[];
  readonly userId: string | null;
}

/** Every option, page by page, with what the pages said about how many there are. */
async function offered(source: ListSource, { permissions, userId }: Reader, column: string, query: object = {}) {
  const actor = { permissions: new Set(permissions), companyId: own.company.id, userId, timeZone: 'America/La_Paz' };
  return app.services.database.asMember({ companyId: own.company.id, userId }, async (trx) => {
    const context = { trx, actor, language: 'es', now: new Date() } as unknown as ListContext;
    const options: FilterOption[] = [];
    const said: number[] = [];
    for (let page = 1; page === 1 || page <= said.at(-1)!; page += 1) {
      const read = await readOptions(sourceFor(source, context), context, { column, page, ...query });
      options.push(...read.options);
      said.push(read.totalPage);
    }
    return { options, said };
  });
}

/** Reads every row instead. */
const slow = (source: ListSource): ListSource => ({ ...source, kept: () => undefined });
const sourceOf = (name: OrderListName) => orderListSources[ORDER_LIST_NAMES.indexOf(name)]!;

async function expectSame(name: OrderListName, reader: Reader, typed: readonly string[] = []): Promise<void> {
  const source = sourceOf(name);
  for (const column of optionFilters(source.definition)) {
    const all = await offered(slow(source), reader, column);
    const uncounted = source.filters?.[column]?.kept?.uncounted;
    const label = all.options[2]?.name ?? '';
    const chosen = all.options.slice(0, 3).map(({ _id }) => _id);
    const searches = [...typed, label].map((search) => ({ search }));
    for (const query of [{}, ...searches, { values: chosen.join(',') }]) {
      const [right, kept] = [
        await offered(slow(source), reader, column, query),
        await offered(source, reader, column, query),
      ];
      expect({ column, query, options: kept.options }).toEqual({ column, query, options: right.options });
      const more = kept.said.map((_, nth) => Math.min(nth + 2, kept.said.length));
      expect(kept.said).toEqual(uncounted && right.options.length > 0 ? more : uncounted ? [1] : right.said);
    }
  }
}

it('what is kept beside the orders is what they have, for whoever reads them', async () => {
  const carrier = { permissions: [...WRITER, 'carrier-company'], userId: own.manager.userId };
  await expectSame('loadOrder', carrier, ['f-1', 'nan', '%']);
  expect((await offered(sourceOf('loadOrder'), carrier, 'orderCodes')).said.length).toBeGreaterThan(2);
  await expectSame('loadOrder', { permissions: ['load-order-read', 'carrier-company'], userId: own.manager.userId });
  await expectSame('loadOrder', { permissions: ['load-order-read', 'show-freight-columns'], userId: driverUser });
  await expectSame('loadOrder', { permissions: [], userId: own.manager.userId });
  await expectSame('clientLoadOrder', { permissions: ['manage-loading-orders-client'], userId: null });
});

it('follows changes and deletions, also while lines are put together', async () => {
  const reader = { permissions: [...WRITER, 'carrier-company'], userId: own.manager.userId };
  const settle = () => app.services.database.asPlatform((trx) => settleOptions(trx, 1));
  const lines = async () =>
    (
      await app.services.database.asPlatform((trx) =>
        sql<{ lines: number }>`select count(*)::int as lines from load_order_option`.execute(trx),
      )
    ).rows[0]!.lines;
  const before = await lines();
  const change = (ids: readonly string[]) =>
    app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ driver_name: 'Neu', vessel: null, order_codes: ['F-1', 'NEW-1'], carrier_company_id: null })
        .where('id', 'in', ids)
        .execute(),
    );
  await Promise.all([
    change(made.slice(0, 20)),
    settle(),
    change(made.slice(20, 40)),
    settle(),
    change(made.slice(180, 200)),
  ]);
  const ids = made.slice(30, 60);
  expect((await app.call(own.manager, deleteOrders, { body: { loadingOrderIds: ids } })).status).toBe(200);
  await expectSame('loadOrder', reader);
  await settle();
  expect(await lines()).toBeLessThan(before);
  await expectSame('loadOrder', reader);
  expect((await offered(sourceOf('loadOrder'), reader, 'orderCodes', { search: 'new-1' })).options).toEqual([
    { _id: 'NEW-1', name: 'NEW-1' },
  ]);
  await app.services.database.asPlatform((trx) =>
    sql`delete from load_order where id = any(${made}::uuid[])`.execute(trx),
  );
  expect((await offered(sourceOf('loadOrder'), reader, 'deliveryCodes')).options).toEqual([]);
});

it('cannot be written by a company', async () => {
  const cheat = app.services.database.asMember({ companyId: own.company.id, userId: null }, (trx) =>
    sql`update load_order_option set orders = 1000`.execute(trx),
  );
  await expect(cheat).rejects.toMatchObject({ code: '42501' });
});
