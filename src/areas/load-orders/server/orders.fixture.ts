import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { CallInput } from '#kernel/api-call.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { createMultipoint, createOrder, readOrder } from '../contract/order.calls.ts';
import type { OrderView } from '../contract/order.shapes.ts';
import { type OrderApp, startOrderApp, type Team } from './order-app.fixture.ts';

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
/** What the operation needs that is created with an order. */
export const NEW_OPERATION = {
  dispatchType: 'direct',
  serviceType: { id: 'national' },
  dates: { loadingDate: '2026-12-01', deliveryDate: '2026-12-02' },
  clientFreight: { type: 'toNegotiate' },
  carrierFreight: { type: 'toNegotiate' },
} as const;
export const WAY: NewOrder = { origin: LA_PAZ, destination: SANTA_CRUZ };
/** An order that brings its operation. */
export const WHOLE: NewOrder = { ...WAY, ...NEW_OPERATION };

/** Orders as people create and read them. */
export interface OrdersApp extends OrderApp {
  /** A new operation of the person's company. */
  operationOf(who: TestUser): Promise<{ readonly operationId: string }>;
  /** Creates an order in a new operation and expects success. */
  make(who: TestUser, form?: Partial<NewOrder>): Promise<OrderView>;
  createMultipointOrders(who: TestUser, form: CallInput<typeof createMultipoint>['body']): Promise<readonly string[]>;
  read(who: TestUser, id: string): Promise<OrderView>;
  client(team: Team, name: string, linked?: TestCompany): Promise<string>;
  agroOperation(team: Team): Promise<string>;
}

export async function startOrders(): Promise<OrdersApp> {
  const app = await startOrderApp();
  const operationOf = async (who: TestUser) => {
    const company = { id: who.companyId } as TestCompany;
    return { operationId: await app.operation({ company, manager: who }) };
  };
  return {
    ...app,
    operationOf,
    read: async (who, id) => (await app.call(who, readOrder, { params: { id } })).body.loadingOrder,
    client: (team, name, linked) => app.partner(team, 'client', name, linked),
    make: async (who, form = {}) => {
      const { status, body, error } = await app.call(who, createOrder, {
        body: { ...WAY, ...form, operation: form.operation ?? (await operationOf(who)) },
      });
      if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(error)}`);
      return body.loadingOrder;
    },
    createMultipointOrders: async (who, body) => {
      const {
        status,
        body: reply,
        error,
      } = await app.call(who, createMultipoint, {
        body: { ...body, operation: body.operation ?? (await operationOf(who)) },
      });
      if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(error)}`);
      return reply.loadingOrders.map(({ _id }) => _id);
    },
    agroOperation: (team) =>
      app.operation(team, {
        kind: 'agro',
        origin: LA_PAZ,
        destination: SANTA_CRUZ,
        pickupDate: '2026-11-20',
        deliveryDate: '2026-11-25',
        categoryLoad: 'soy',
        weightUnit: 'tn',
        supplierFreight: { type: 'compound', value: '35.00', currency: 'USD' },
      }),
  };
}
