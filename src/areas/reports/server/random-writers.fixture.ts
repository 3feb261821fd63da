import { sql } from 'kysely';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { deleteOrders, finalizeOrder, startOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { payOrder } from '#areas/load-orders/contract/order-payment.calls.ts';
import type { OrderStatus } from '#areas/load-orders/rules/order-status.ts';
import type { LifecycleApp } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { AppError } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { databaseProblem, isTransient, violatedConstraint } from '#platform/db/database-problem.ts';

export interface WritersWorld {
  readonly app: LifecycleApp;
  /** A shipper, and the companies that drive for it and that it drives for. */
  readonly shipper: Team;
  readonly carrier: Team;
  readonly client: Team;
  readonly companies: readonly string[];
  /** Writes `count` random changes after each other; what the database or the product refuses is passed over. */
  write(seed: string, count: number): Promise<void>;
}

const ORDERS = 40;
const CITIES = ['La Paz', 'Oruro', 'Tarija'] as const;
const CURRENCIES = ['BOB', 'USD', 'BRL'] as const;
const CATEGORIES = ['general', 'soy', null] as const;

/** Orders with everything around them that facts are made of. */
export async function createWritersWorld(app: LifecycleApp): Promise<WritersWorld> {
  const [shipper, carrier, client] = [await app.team(), await app.team(), await app.team()];
  const partners = [
    await app.partner(shipper, 'transport', carrier.company.name, carrier.company),
    await app.partner(shipper, 'client', client.company.name, client.company),
  ] as const;
  const { database } = app.services;
  const run = (text: ReturnType<typeof sql>) => database.asPlatform((trx) => text.execute(trx));
  const ids = await app.orders(shipper, ORDERS);
  for (const [nth, id] of ids.entries()) {
    const { truckId, driverId, plate } = await app.truck(shipper);
    await run(sql`update load_order set truck_id = ${truckId}, driver_id = ${driverId}, plate = ${plate},
      fleet_company_id = company_id, assigned_at = now() - interval '3 days',
      accepted_at = now() - interval '3 days' + make_interval(mins => ${nth}), client_freight_type = 'simple',
      client_freight = 1200, client_freight_currency = 'BOB', client_id = ${partners[1]},
      client_company_id = ${nth % 2 === 0 ? client.company.id : null}, carrier_id = ${nth % 3 === 0 ? partners[0] : null},
      carrier_company_id = ${nth % 3 === 0 ? carrier.company.id : null} where id = ${id}`);
  }

  const changes: readonly ((random: Random) => Promise<unknown>)[] = [
    (random) => app.moveTo(random.pick(ids), random.pick<OrderStatus>([0, 1, 2, 3, 4, 5, 6])),
    (random) => app.moveTo(random.pick(ids), random.pick<OrderStatus>([3, 6])),
    (random) => app.call(shipper.manager, startOrder, { params: { id: random.pick(ids) }, body: {} }),
    (random) => app.call(shipper.manager, finalizeOrder, { params: { id: random.pick(ids) }, body: {} }),
    (random) => {
      const body = { amount: `${1 + random.int(200)}.50`, currency: 'BOB', paidOn: app.day(0) } as const;
      return app.call(shipper.manager, payOrder, { params: { id: random.pick(ids) }, body });
    },
    // Several orders in one statement.
    (random) =>
      run(sql`update load_order set finished_at = now() - make_interval(days => ${random.int(70)}),
        distance_km = ${random.int(900)}, delivered_tn = ${random.int(30)} where id = any(${[random.pick(ids), random.pick(ids)]}::uuid[])`),
    (random) =>
      run(sql`update load_order set carrier_freight = ${random.int(5000)}, carrier_freight_currency = ${random.pick(CURRENCIES)},
        client_freight_currency = ${random.pick(CURRENCIES)} where id = ${random.pick(ids)}`),
    (random) =>
      run(sql`update load_order set origin_city = ${random.pick(CITIES)}, category_load = ${random.pick(CATEGORIES)},
        delivery_date = current_date - ${random.int(60)}::int, delivery_hour = null where id = ${random.pick(ids)}`),
    (random) => {
      const given = random.chance(0.5);
      return run(sql`update load_order set carrier_id = ${given ? partners[0] : null},
        carrier_company_id = ${given ? carrier.company.id : null} where id = ${random.pick(ids)}`);
    },
    (random) => {
      const status = random.pick(['delivered', 'partial', 'totalReturn']);
      return run(sql`insert into load_order_stop (id, company_id, order_id, position, action, place, city, quantity, quantity_done, status)
        select ${createId()}, company_id, id, ${random.int(1_000_000)}, 'delivery', '{}', 'Oruro', 10, ${random.int(11)}, ${status}
        from load_order where id = ${random.pick(ids)}`);
    },
    (random) =>
      run(
        sql`update load_order_stop set status = 'delivered', quantity_done = 10 where order_id = ${random.pick(ids)}`,
      ),
    (random) => run(sql`delete from load_order_stop where order_id = ${random.pick(ids)}`),
    (random) => {
      const company = random.pick([shipper, carrier]);
      return run(sql`insert into exchange_rate (id, company_id, currency, rate, set_by, valid_from)
        values (${createId()}, ${company.company.id}, ${random.pick(['USD', 'BRL'])}, ${1.5 + random.int(9)},
          ${company.manager.userId}, current_date - ${random.int(40)}::int)`);
    },
    (random) =>
      run(sql`update company set late_tolerance_minutes = ${random.int(1440)}, payment_term_days = ${random.int(90)},
        time_zone = ${random.pick(['America/La_Paz', 'America/Lima'])} where id = ${shipper.company.id}`),
    (random) => run(sql`update partner set payment_term_days = ${random.int(60)} where id = ${random.pick(partners)}`),
    async (random) => {
      if (random.chance(0.7)) return;
      const id = random.pick(ids);
      await app.call(shipper.manager, deleteOrders, { body: { loadingOrderIds: [id] } });
      if (random.chance(0.5)) await run(sql`delete from load_order where id = ${id}`);
    },
  ];

  return {
    ...{ app, shipper, carrier, client },
    companies: [shipper, carrier, client].map(({ company }) => company.id),
    write: async (seed, count) => {
      const random = createRandom(seed);
      for (let nth = 0; nth < count; nth += 1) {
        await random.pick(changes)(random).catch(passOver);
        while (!(await isThere(run))) await new Promise(setImmediate);
      }
    },
  };
}

const isThere = (run: (text: ReturnType<typeof sql>) => Promise<unknown>) =>
  run(sql`select`).then(
    () => true,
    () => false,
  );

/** An order that is gone, a broken rule of the database, a deadlock it resolved, a server that is gone. */
function passOver(error: unknown): void {
  if (!(error instanceof AppError) && !databaseProblem(error) && !isTransient(error) && !violatedConstraint(error))
    throw error;
}
