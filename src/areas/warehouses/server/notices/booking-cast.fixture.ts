import { sql } from 'kysely';
import pg from 'pg';
import { notificationKinds } from '#app/notification-kinds.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { problemWith, type StoredNotice } from '#app/proof/open-target.fixture.ts';
import { canOpenWith, mayOpen } from '#app/web/home.ts';
import { assignCarrier, assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { type MadeTruck, seedFleet } from '#areas/load-orders/server/fleet.fixture.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import type { ShippedRole } from '#kernel/area.ts';
import { createId } from '#kernel/ids.ts';
import { addressOf } from '#kernel/screens.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { screens } from '../../area.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';
import { dock, type Site, startWarehouses, type WarehouseApp } from '../warehouses.fixture.ts';

/** The people around a booking, each with a shipped role of their company. */
const ROLES = {
  responsible: 'operator',
  scheduler: 'warehouse-scheduler',
  guard: 'security',
  auditor: 'auditor',
  dispatcher: 'transport-company',
  carrierAuditor: 'auditor',
  driver: 'trucker',
  otherDriver: 'trucker',
  client: 'client',
  hostScheduler: 'warehouse-scheduler',
  hostGuard: 'security',
} as const satisfies Readonly<Record<string, ShippedRole>>;
const LIST = addressOf(screens.schedulings);
export type Person = keyof typeof ROLES;

export interface SentMail {
  readonly subject: string;
  readonly text: string;
  /** With its long lines whole again. */
  readonly calendar: string | null;
}

export interface Cast {
  readonly app: WarehouseApp;
  readonly shipper: Site;
  /** Another company with a warehouse. */
  readonly host: Site;
  readonly people: Readonly<Record<Person, TestUser>>;
  readonly clientMail: string;
  readonly carrierMail: string;
  /** At the own warehouse, or at that of the other company. */
  readonly warehouses: { readonly own: WarehouseView; readonly host: WarehouseView };
  /** A pending booking of an order with operator, client and truck; an outside carrier has no account. */
  expected(at: 'own' | 'host', outside?: boolean): Promise<BookingView>;
  /** What each person was notified of since the last time, by type, and where it leads. */
  received(): Promise<Readonly<Record<string, string>>>;
  mailsTo(address: string): Promise<SentMail[]>;
  /** Everything sent so far. */
  forget(): Promise<void>;
  reassign(booking: BookingView): Promise<void>;
  asOwner(statement: string, values: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

export async function startCast(): Promise<Cast> {
  const app = await startWarehouses();
  const { database } = app.services;
  const [shipper, host, carrier] = [await app.site(), await app.site(), await app.site()];
  const client = await app.world.company({ country: 'BO' });
  const companyOf: Readonly<Record<Person, TestCompany>> = {
    responsible: shipper.company,
    scheduler: shipper.company,
    guard: shipper.company,
    auditor: shipper.company,
    dispatcher: carrier.company,
    carrierAuditor: carrier.company,
    driver: carrier.company,
    otherDriver: carrier.company,
    client,
    hostScheduler: host.company,
    hostGuard: host.company,
  };
  const people: Partial<Record<Person, TestUser>> = {};
  for (const person of Object.keys(ROLES) as Person[]) {
    const permissions = PERMISSION_CATALOGUE.roles[ROLES[person]];
    people[person] = await app.world.user({ company: companyOf[person], permissions: [...permissions] });
  }
  const cast = people as Record<Person, TestUser>;
  // These two chose mails as well; the others get what everybody gets.
  for (const { userId, companyId } of [cast.dispatcher, cast.client]) {
    const key = { company_id: companyId ?? '', user_id: userId, mail: true };
    const values = [...notificationKinds.keys()].map((type) => ({ ...key, type }));
    await database.asPlatform((trx) => trx.insertInto('notification_preference').values(values).execute());
  }
  const partner = async (name: string, linked: string | null) => {
    const id = createId();
    await database.asPlatform(async (trx) => {
      const key = { id, company_id: shipper.company.id, kind: 'transport', name, country_code: 'BO' };
      const rest = { tax_id: id.slice(-9), search_text: name, created_by: shipper.manager.userId };
      await trx
        .insertInto('partner')
        .values({ ...key, ...rest, linked_company_id: linked })
        .execute();
    });
    return id;
  };
  const [linkedId, outsideId] = [
    await partner('Transportadora', carrier.company.id),
    await partner('Transportes sin cuenta', null),
  ];
  const carrierMail = 'transportes@prueba.test';
  await database.asPlatform((trx) =>
    trx
      .insertInto('partner_contact')
      .values({
        id: createId(),
        company_id: shipper.company.id,
        partner_id: outsideId,
        position: 1,
        full_name: 'Rosa Choque',
        country_code: '591',
        phone: '71234567',
        email: carrierMail,
      })
      .execute(),
  );
  const clientMail = 'cliente@prueba.test';
  const warehouses = {
    own: await app.register(shipper.manager, { docks: [dock('A', { lanes: 20 })] }),
    host: await app.register(host.manager, { docks: [dock('B', { lanes: 20 })] }),
  };
  const truckOf = (team: Site, account?: TestUser): Promise<MadeTruck> =>
    database.asPlatform((trx) => seedFleet(trx, team, account ? { account } : {}));

  const [driven, redriven, outsideTruck] = [
    await truckOf(carrier, cast.driver),
    await truckOf(carrier, cast.otherDriver),
    await truckOf(shipper),
  ];
  /** May change even what is written once. */
  const owner = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  let last: string | undefined;

  const give = async (id: string, who: TestUser, truckId: string) => {
    const { status, error } = await app.call(who, assignOrder, {
      params: { id },
      body: { transportUnitId: truckId },
    });
    if (status !== 200) throw new Error(`not assigned: ${JSON.stringify(error)}`);
  };

  const expected: Cast['expected'] = async (at, outside = false) => {
    // A truck and its driver have one open trip.
    const reason = 'Otro viaje';
    if (last) await app.call(shipper.manager, cancelOrder, { params: { id: last }, body: { reason } });
    const id = await app.order(shipper.manager);
    last = id;
    await database.asPlatform((trx) =>
      sql`update load_order set operator_id = ${cast.responsible.userId}, client_company_id = ${client.id},
        notification_mail = ${clientMail}, notification_first_name = 'Elena',
        destination = jsonb_set(destination, '{warehouseId}', to_jsonb(${warehouses[at]._id}::text)) where id = ${id}`.execute(
        trx,
      ),
    );
    const transportCompanyId = outside ? outsideId : linkedId;
    await app.call(shipper.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });
    if (outside) await give(id, shipper.manager, outsideTruck.truckId);
    else await give(id, carrier.manager, driven.truckId);
    const [booking] = await app.bookingsOf(shipper.manager, id);
    if (!booking) throw new Error('no booking');
    await forget();
    return booking;
  };

  const noticesOf = ({ userId }: TestUser) =>
    database.asPlatform((trx) =>
      sql<
        StoredNotice & { message: string }
      >`select type, data, message from notification where user_id = ${userId}`.execute(trx),
    );
  async function forget(): Promise<void> {
    await app.drain();
    await database.asPlatform((trx) => sql`delete from notification`.execute(trx));
    await database.asPlatform((trx) => sql`delete from mail_message`.execute(trx));
  }

  return {
    app,
    shipper,
    host,
    people: cast,
    clientMail,
    carrierMail,
    warehouses,
    expected,
    forget,
    received: async () => {
      await app.drain();
      const received: Record<string, string> = {};
      for (const person of Object.keys(ROLES) as Person[]) {
        const user = cast[person];
        const { rows } = await noticesOf(user);
        const held = new Set<string>(PERMISSION_CATALOGUE.roles[ROLES[person]]);
        const canOpen = (address: string) =>
          address === LIST ? mayOpen(held, screens.schedulings.guard) : canOpenWith(held)(address);
        for (const notice of rows) {
          const problem = await problemWith(app, { user, canOpen }, notice);
          const target = targetOf(notificationKinds.get(notice.type), notice.data) === LIST ? ' at the list' : '';
          const isUnfinished = /\{\{|warehouses\.|notifications\./.test(notice.message);
          received[person] =
            [received[person], `${notice.type}${target}`].filter(Boolean).join(' + ') +
            (problem ?? (isUnfinished ? ` reads ${notice.message}` : ''));
        }
      }
      return received;
    },
    mailsTo: async (address) => {
      await app.drain();
      const rows = await database.asPlatform((trx) =>
        trx
          .selectFrom('mail_message')
          .select(['subject', 'text_body as text', 'calendar'])
          .where('recipient', '=', address)
          .orderBy('created_at')
          .execute(),
      );
      return rows.map(({ calendar, ...mail }) => ({ ...mail, calendar: calendar?.replaceAll('\r\n ', '') ?? null }));
    },
    asOwner: (statement, values) => owner.query(statement, [...values]),
    close: async () => {
      await owner.end();
      await app.close();
    },
    reassign: async ({ order }) => {
      await database.asPlatform((trx) =>
        sql`update load_order o set truck_id = v.id, plate = v.plate, driver_id = d.id, driver_name = d.first_name
          from vehicle v, driver d where o.id = ${order!._id} and v.id = ${redriven.truckId} and d.user_id = ${cast.otherDriver.userId}`.execute(
          trx,
        ),
      );
    },
  };
}
