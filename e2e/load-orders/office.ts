import { type APIRequestContext, expect } from '@playwright/test';
import { type Call, callsOf } from '../support/calls.ts';

export const OPERATOR = 'operator@serra.demo';
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type { Call } from '../support/calls.ts';

export const operatorCalls = (request: APIRequestContext): Promise<Call> => callsOf(request, OPERATOR);

export interface Order {
  readonly _id: string;
  readonly loadingOrderCode: string;
  readonly operation: { readonly operationId: string };
}

interface Suggestion {
  readonly transportUnit: { readonly _id: string; readonly plate: string };
  readonly trucker: { readonly fullName: string } | null;
  readonly assignable: boolean;
}

const today = (): string => new Date().toISOString().slice(0, 10);

export async function programmedOrder(call: Call, loadingDate = today(), more = {}): Promise<Order> {
  const place = (cityId: string, cityName: string) => ({
    ...{ cityId, cityName, countryCode: 'BR', address: null, reference: null },
    ...{ lat: null, lng: null, category: null, warehouseId: null },
  });
  const way = { origin: place('br-26-joinville', 'Joinville'), destination: place('br-27-santos', 'Santos') };
  const operation = { dispatchType: 'direct', serviceType: { id: 'national' } };
  const freight = { type: 'toNegotiate' };
  const body = {
    ...way,
    ...operation,
    dates: { loadingDate, deliveryDate: '2030-12-31' },
    clientFreight: freight,
    carrierFreight: freight,
    ...more,
  };
  return (await call<{ loadingOrder: Order }>('post', '/travel/loadingOrder', body)).loadingOrder;
}

/**
 * An order with a truck, before it is shared with anybody outside. Distant trucks come first: near ones are left to
 * journeys that check the suggestions.
 */
export async function assignedOrder(call: Call): Promise<Order & { readonly plate: string; readonly driver: string }> {
  const loadingOrder = await programmedOrder(call);
  const { transportUnit, trucker } = await assignFreeTruck(call, loadingOrder._id);
  return { ...loadingOrder, plate: transportUnit.plate, driver: trucker?.fullName ?? '' };
}

/** A free truck with its driver, for an order of the own company or of one it carries for. */
export async function assignFreeTruck(call: Call, orderId: string): Promise<Suggestion> {
  const suggested = async (suitable: boolean) => {
    const address = `/travel/loadingOrder/${orderId}/suggestions?suitable=${suitable}&size=50`;
    return (await call<{ suggestions: readonly Suggestion[] }>('get', address)).suggestions;
  };
  let taken: Suggestion | undefined;
  // Another journey may take the same truck in the same moment; then it is no longer suggested.
  await expect(async () => {
    const fleet = [...(await suggested(false)), ...(await suggested(true))];
    const free = fleet.find(({ assignable, trucker }) => assignable && trucker)!;
    await call('put', `/travel/loadingOrder/${orderId}/assign`, { transportUnitId: free.transportUnit._id });
    taken = free;
  }).toPass();
  return taken!;
}

/** The address of its record. */
export const recordOf = ({ operation, _id }: Pick<Order, 'operation' | '_id'>) =>
  `/operation/${operation.operationId}/loadOrder/show/${_id}`;

export const addressIn = (url: string) => new URL(url).pathname + new URL(url).search;

export async function share(call: Call, order: Order, purpose: string): Promise<string> {
  const { url } = await call<{ url: string }>('post', '/travel/publicLink', { purpose, loadingOrderId: order._id });
  return addressIn(url);
}

export interface DoneTask {
  readonly _id: string;
  readonly name: string;
  readonly doneAt: string | null;
  readonly position: { readonly lat: number; readonly lng: number } | null;
  readonly files: readonly unknown[];
}

/** The finished tasks as the office sees them, in order. */
export async function doneTasks(call: Call, { _id }: Order): Promise<DoneTask[]> {
  const { stages } = await call<{ stages: readonly { tasks: readonly DoneTask[] }[] }>(
    'get',
    `/travel/loadingOrder/${_id}/tasks`,
  );
  return stages
    .flatMap(({ tasks }) => tasks)
    .filter(({ doneAt }) => doneAt !== null)
    .sort((one, other) => (one.doneAt ?? '').localeCompare(other.doneAt ?? ''));
}
