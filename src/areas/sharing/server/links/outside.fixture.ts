import { createCompaniesServer } from '#areas/companies/server/index.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS, type OrderStatusName } from '#areas/load-orders/rules/order-status.ts';
import { insertOrders, type NewOrder } from '#areas/load-orders/server/order.repository.ts';
import { insertEvents } from '#areas/load-orders/server/order-event.repository.ts';
import { type SeededPlan, seedPlan } from '#areas/load-orders/server/plan/plan.fixture.ts';
import { routesServer } from '#areas/routes/server/index.ts';
import { trackingServer } from '#areas/tracking/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import { warehousesServer } from '#areas/warehouses/server/index.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { prepareFile, recordFile } from '#platform/files/stored-file.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { createPublicLink } from '../../contract/public-link.calls.ts';
import { sharingServer } from '../index.ts';

/** The calls of sharing, for every kind of order. */
export const SHARER = [
  'load-order-write',
  'load-order-multipoint-module',
  'load-order-multipoint-write',
  'operation-agro-write',
  'operation-write',
  'show-freight-columns',
  'load-order-show-phone-trucker',
] as const;

const PLACE = {
  cityId: 'bo-santa-cruz',
  countryCode: 'BO' as const,
  reference: 'Portón azul',
  category: null,
  warehouseId: null,
};
const ORIGIN = { ...PLACE, cityName: 'Santa Cruz', address: 'Av. Cristo Redentor 100', lat: -17.78, lng: -63.18 };
const DESTINATION = { ...PLACE, cityName: 'La Paz', address: 'Calle Comercio 5', lat: -16.5, lng: -68.15 };

export interface Trip {
  readonly company: TestCompany;
  readonly sharer: TestUser;
  readonly orderId: string;
  readonly operationId: string;
  readonly clientId: string;
  readonly driverId: string;
  readonly code: string;
  readonly plate: string;
}

export interface TripOptions {
  readonly kind?: OrderKind;
  readonly status?: OrderStatusName;
  readonly order?: Partial<NewOrder>;
  /** Another order of the same company and operation. */
  readonly beside?: Trip;
}

export type LinkForm = CallInput<typeof createPublicLink>['body'];

export interface OutsideApp extends TestApp {
  /** A company with an order in the given status, and a member who may share it. */
  trip(options?: TripOptions): Promise<Trip>;
  /** Creates a link and returns the parts of its address. */
  share(trip: Trip, form: Partial<LinkForm> & Pick<LinkForm, 'purpose'>): Promise<Shared>;
  document(trip: Trip, name: string): Promise<string>;
  task(trip: Trip, name: string, done?: boolean): Promise<void>;
  /** Puts the order on a path. */
  plan(trip: Trip): Promise<SeededPlan>;
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

export interface Shared {
  readonly id: string;
  readonly alias: string;
  readonly token: string | null;
  readonly url: URL;
}

/** The statuses an order passes through on the way to its current one. */
const WAY: readonly OrderStatusName[] = ['programmed', 'assigned', 'inProgress', 'finished', 'toPay', 'paid'];

export async function startOutside(): Promise<OutsideApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    areas: [companies, routesServer, tripsServer, sharingServer, warehousesServer, trackingServer],
  });
  const write: OutsideApp['write'] = (work) => app.services.database.asPlatform(work);
  let counter = 0;

  const furnish = async (): Promise<Omit<Trip, 'orderId' | 'code'>> => {
    counter += 1;
    const company = await app.world.company({ name: `Transportes Sauce ${counter}` });
    const sharer = await app.world.user({ company, permissions: SHARER });
    const [operationId, clientId, driverId] = [createId(), createId(), createId()];
    const own = { company_id: company.id, created_by: sharer.userId, search_text: 'x' };
    await write(async (trx) => {
      const partner = {
        id: clientId,
        kind: 'client',
        name: `Ingenio ${counter}`,
        country_code: 'BO',
        tax_id: `${counter}`,
      };
      await trx
        .insertInto('partner')
        .values({ ...own, ...partner })
        .execute();
      await insertOperation(trx, own, operationId, `OP-${counter}`);
      await insertDriver(trx, own, driverId, counter);
    });
    return { company, sharer, operationId, clientId, driverId, plate: `${5000 + counter}XYZ` };
  };

  return {
    ...app,
    write,
    trip: async ({ kind = 'normal', status = 'inProgress', order = {}, beside } = {}) => {
      const place = beside ?? (await furnish());
      const [orderId, truckId, driverId] = [createId(), createId(), beside ? createId() : place.driverId];
      counter += 1;
      const trip = { ...place, orderId, driverId, code: `OC-${10_000 + counter}`, plate: `${5000 + counter}XYZ` };
      await write(async (trx) => {
        const own = { company_id: trip.company.id, created_by: trip.sharer.userId, search_text: 'x' };
        if (beside) await insertDriver(trx, own, driverId, counter);
        await insertTruck(trx, own, truckId, trip.plate);
        const to = ORDER_STATUS[status];
        const assigned = status === 'programmed' ? {} : assignment(trip, truckId);
        await insertOrders(trx, [{ ...plain(trip, kind), ...assigned, status: to, ...order }]);
        const way =
          status === 'cancelled' ? (['programmed', 'cancelled'] as const) : WAY.slice(0, WAY.indexOf(status) + 1);
        const start = app.services.now().getTime() - 86_400_000;
        await insertEvents(
          trx,
          way.map((step, at) => ({
            companyId: trip.company.id,
            orderId,
            type: 'updated',
            at: new Date(start + at * 3_600_000),
            status: ORDER_STATUS[step],
          })),
        );
      });
      return trip;
    },
    share: async (trip, { purpose, ...form }) => {
      const subject = ['report', 'agroMap'].includes(purpose) ? {} : { loadingOrderId: trip.orderId };
      const body = { purpose, ...subject, ...form };
      const { status, body: reply, error } = await app.call(trip.sharer, createPublicLink, { body });
      if (status !== 201) throw new Error(`not shared: ${status} ${JSON.stringify(error)}`);
      const url = new URL(reply.url);
      return {
        id: reply.publicLink._id,
        alias: url.pathname.split('/').at(-1) ?? '',
        token: url.searchParams.get('token'),
        url,
      };
    },
    document: async ({ company, orderId }, name) => {
      const id = createId();
      await write(async (trx) => {
        const content = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
        const sent = { companyId: company.id, ownerId: null, name, content };
        const file = await recordFile(trx, app.services, await prepareFile(app.services, sent));
        const row = { id, company_id: company.id, order_id: orderId, type: 'invoice', file_id: file.id, name };
        await trx.insertInto('load_order_file').values(row).execute();
      });
      return id;
    },
    plan: ({ company, sharer, orderId }) =>
      write(async (trx) => {
        const plan = await seedPlan(trx, { companyId: company.id, userId: sharer.userId });
        const { routeId: route_id, pathId: path_id, versionId: path_version_id } = plan;
        await trx
          .updateTable('load_order')
          .set({ route_id, path_id, path_version_id, supervision: 'geofence' })
          .where('id', '=', orderId)
          .execute();
        return plan;
      }),
    task: async ({ company, orderId }, name, done = false) => {
      counter += 1;
      const where = { id: createId(), company_id: company.id, order_id: orderId, stage_position: 1, position: counter };
      const what = { stage_name: 'Carga', key: `t${counter}`, name, by: 'driver', evidence: 'none', required: true };
      const row = { ...where, ...what, done_at: done ? app.services.now() : null };
      await write((trx) => trx.insertInto('load_order_task').values(row).execute());
    },
  };
}

interface Own {
  readonly company_id: string;
  readonly created_by: string;
  readonly search_text: string;
}

async function insertOperation(trx: Trx, own: Own, id: string, code: string): Promise<void> {
  const places = { origin: JSON.stringify(ORIGIN), destination: JSON.stringify(DESTINATION) };
  const cities = { origin_city: ORIGIN.cityName, destination_city: DESTINATION.cityName };
  const dates = { pickup_date: '2031-05-02', delivery_date: '2031-05-04' };
  await trx
    .insertInto('operation')
    .values({ ...own, id, kind: 'agro', code, ...places, ...cities, ...dates })
    .execute();
}

async function insertDriver(trx: Trx, own: Own, id: string, number: number): Promise<void> {
  const documents = { document_type: 'ci', document_number: `${900 + number}`, licence_number: `L${900 + number}` };
  const phone = { phone_code: '591', phone: `7${1_000_000 + number}` };
  const name = { first_name: 'Rufino', last_name: 'Mamani', birth_date: '1980-01-01' };
  await trx
    .insertInto('driver')
    .values({ ...own, id, market: 'own', country_code: 'BO', ...documents, ...phone, ...name })
    .execute();
}

async function insertTruck(trx: Trx, own: Own, id: string, plate: string): Promise<void> {
  const what = { market: 'own', kind: 'truck', country_code: 'BO', plate, type: 'tractor' };
  await trx
    .insertInto('vehicle')
    .values({ ...own, id, ...what })
    .execute();
}

function plain(trip: Trip, kind: OrderKind): Omit<NewOrder, 'status'> {
  return {
    id: trip.orderId,
    company_id: trip.company.id,
    operation_id: trip.operationId,
    client_id: trip.clientId,
    kind,
    code: trip.code,
    origin: ORIGIN,
    destination: DESTINATION,
    loading_date: '2031-05-02',
    loading_hour: '08:30',
    weight: '28.500',
    weight_unit: 'tn',
    client_freight: '4321.09',
    client_freight_currency: 'BOB',
    carrier_freight: '3210.98',
    carrier_freight_currency: 'BOB',
    comment: 'Cuidado con el portero',
    created_by: trip.sharer.userId,
  };
}

const assignment = (trip: Trip, truckId: string) => ({
  fleet_company_id: trip.company.id,
  truck_id: truckId,
  driver_id: trip.driverId,
  plate: trip.plate,
  driver_name: 'Rufino Mamani',
  driver_phone: '591 71234567',
  last_lat: -17.123_456,
  last_lng: -64.654_321,
  last_seen_at: new Date(),
});
