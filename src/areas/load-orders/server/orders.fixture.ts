import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { insertParsedOperation, operationsServer } from '#areas/operations/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { sharingServer } from '#areas/sharing/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { createMultipoint, createOrder, readOrder } from '../contract/order.calls.ts';
import type { OrderView } from '../contract/order.shapes.ts';
import { loadOrdersServer } from './index.ts';

/** The calls for orders of every kind. */
export const ALL_RIGHTS: readonly string[] = [
  'load-order-read',
  'load-order-write',
  'load-order-module',
  'load-order-multipoint-module',
  'operation-agro-read',
  'operation-agro-write',
  'cancel-load-orders',
  'edit-date-time',
  'assign-trucker',
  'reassign-trucker',
  'assign-transport-company',
  'download-listings',
  'show-freight-columns',
];

const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export const place = (cityName: string): Place => ({
  cityId: `bo-${cityName.toLowerCase().replaceAll(' ', '-')}`,
  cityName,
  countryCode: 'BO',
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
});
export const LA_PAZ = place('La Paz');
export const SANTA_CRUZ = place('Santa Cruz');

export type NewOrder = CallInput<typeof createOrder>['body'];
export const WAY: NewOrder = { origin: LA_PAZ, destination: SANTA_CRUZ };

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

export interface OrdersApp extends TestApp {
  team(name?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  /** Creates an order and expects success. */
  make(who: TestUser, form?: Partial<NewOrder>): Promise<OrderView>;
  createMultipointOrders(who: TestUser, form: CallInput<typeof createMultipoint>['body']): Promise<readonly string[]>;
  read(who: TestUser, id: string): Promise<OrderView>;
  /** A client of the company; with a linked company on the platform, that company sees its orders. */
  client(team: Team, name: string, linked?: TestCompany): Promise<string>;
  partner(team: Team, kind: 'client' | 'transport', name: string, linked?: TestCompany): Promise<string>;
  agroOperation(team: Team): Promise<string>;
  /** A truck ready for an order: free, and with a driver. */
  truck(team: Team, driverAccount?: TestUser): Promise<{ readonly truckId: string; readonly driverId: string }>;
  document(who: TestUser, fileName?: string): Promise<string>;
}

export async function startOrders(): Promise<OrdersApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    areas: [
      companies,
      documentsServer,
      partnersServer,
      fleetServer,
      operationsServer,
      loadOrdersServer,
      tripsServer,
      sharingServer,
      createNotificationsServer(notificationKinds),
    ],
  });
  const { database } = app.services;
  let counter = 1000;
  const next = () => {
    counter += 1;
    return counter;
  };
  const partner: OrdersApp['partner'] = async ({ company, manager }, kind, name, linked) => {
    const id = createId();
    const known = { id, company_id: company.id, kind, name, country_code: 'BO', tax_id: `${2_000_000 + next()}` };
    const rest = { search_text: name.toLowerCase(), created_by: manager.userId, linked_company_id: linked?.id ?? null };
    await database.asPlatform((trx) =>
      trx
        .insertInto('partner')
        .values({ ...known, ...rest })
        .execute(),
    );
    return id;
  };
  const read: OrdersApp['read'] = async (who, id) =>
    (await app.call(who, readOrder, { params: { id } })).body.loadingOrder;
  return {
    ...app,
    read,
    partner,
    client: (team, name, linked) => partner(team, 'client', name, linked),
    team: async (name) => {
      const company = await app.world.company({ country: 'BO', ...(name ? { name } : {}) });
      return { company, manager: await app.world.user({ company, permissions: ALL_RIGHTS }) };
    },
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    make: async (who, form = {}) => {
      const { status, body, error } = await app.call(who, createOrder, { body: { ...WAY, ...form } });
      if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(error)}`);
      return body.loadingOrder;
    },
    createMultipointOrders: async (who, body) => {
      const { status, body: reply, error } = await app.call(who, createMultipoint, { body });
      if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(error)}`);
      return reply.loadingOrders.map(({ _id }) => _id);
    },
    agroOperation: async ({ company, manager }) => {
      const { id } = await database.asPlatform((trx) =>
        insertParsedOperation(
          trx,
          { companyId: company.id, userId: manager.userId },
          {
            kind: 'agro',
            origin: LA_PAZ,
            destination: SANTA_CRUZ,
            pickupDate: '2026-11-20',
            deliveryDate: '2026-11-25',
            categoryLoad: 'soy',
            weightUnit: 'tn',
            supplierFreight: { type: 'compound', value: '35.00', currency: 'USD' },
          },
        ),
      );
      return id;
    },
    truck: async ({ company, manager }, driverAccount) => {
      const number = next();
      const [truckId, driverId] = [createId(), createId()];
      const of = { company_id: company.id, market: 'own', country_code: 'BO', created_by: manager.userId };
      const documents = { documents_done: 1, documents_required: 1, documents_expired: false };
      const driver = {
        id: driverId,
        ...of,
        ...documents,
        user_id: driverAccount?.userId ?? null,
        first_name: 'Juan',
        last_name: `Mamani ${number}`,
        phone_code: '591',
        phone: `${60_000_000 + number}`,
        document_type: 'CI',
        birth_date: '1980-05-01',
        licence_number: `${number}`,
        search_text: 'juan mamani',
      };
      const truck = { id: truckId, ...of, ...documents, kind: 'truck', plate: `${number}ABC`, type: 'tractor' };
      await database.asPlatform(async (trx) => {
        await trx.insertInto('driver').values(driver).execute();
        await trx
          .insertInto('vehicle')
          .values({ ...truck, driver_id: driverId, search_text: truck.plate.toLowerCase() })
          .execute();
      });
      return { truckId, driverId };
    },
    document: async (who, fileName = 'bl.pdf') =>
      (await app.call(who, uploadFile, { body: { fileName, content: PDF } })).body.id,
  };
}
