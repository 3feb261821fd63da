import { type Call, signedInCalls } from './calls.ts';
import { GUIDE_LANGUAGES, type GuideLanguage } from './picture.ts';

/** Addresses of the product that depend on the demo data, by the name a picture asks for. */
export type Stage = Readonly<Record<string, string>>;

interface OrderRow {
  readonly _id: string;
  readonly operationId: string;
  readonly providerCompany?: string;
}

interface DriverRow {
  readonly _id: string;
  readonly pathPhoto: string | null;
}

interface Suggestion {
  readonly transportUnit: { readonly _id: string };
  readonly trucker: object | null;
  readonly assignable: boolean;
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo has no ${what}`);
  return value;
}

/** The rows of a list, which come under a name of their own beside the figures. */
async function listed<Row = { readonly _id: string }>(call: Call, address: string): Promise<Row[]> {
  const reply = await call<Readonly<Record<string, unknown>>>('GET', address);
  return Object.values(reply).find((value) => Array.isArray(value)) ?? [];
}

async function firstOrder(call: Call, filters: string, fits = (_: OrderRow) => true): Promise<OrderRow> {
  const orders = await listed<OrderRow>(call, `/travel/loadingOrder?size=50&${filters}`);
  return found(orders.find(fits), `order with ${filters}`);
}

/** A truck that can go, also when it is not near: those that are near are left for the picture of the suggestions. */
async function assignTruck(call: Call, { _id }: OrderRow): Promise<void> {
  const path = `/travel/loadingOrder/${_id}`;
  const trucks = await listed<Suggestion>(call, `${path}/suggestions?suitable=false&size=50`);
  const free = found(
    trucks.find(({ assignable, trucker }) => assignable && trucker),
    'truck that can be assigned',
  );
  await call('PUT', `${path}/assign`, { transportUnitId: free.transportUnit._id });
}

async function handTo(company: string, call: Call, { _id }: OrderRow): Promise<void> {
  const [carrier] = await listed(call, `/clientTransport?size=10&search=${company}`);
  await call('PUT', `/travel/loadingOrder/${_id}/carrier`, { transportCompanyId: carrier?._id });
}

/** Hands over orders until the transport company has a suitable truck for one. */
async function handWhereTrucksAre(shipper: Call, carrier: Call, orders: readonly OrderRow[]): Promise<OrderRow> {
  for (const order of orders) {
    await handTo('sierra', shipper, order);
    if ((await listed(carrier, `/travel/loadingOrder/${order._id}/suggestions?size=1`)).length > 0) return order;
  }
  throw new Error('the demo has no truck near a load of the shipper');
}

/**
 * The orders of the story: a shipper's loads, one of each status, some of which a transport company carries, and what
 * that company has on the road itself.
 */
async function storyOrders(shipper: Call, carrier: Call): Promise<Readonly<Record<string, OrderRow>>> {
  const assigned = await firstOrder(carrier, 'sides=carried&statuses=programmed');
  await assignTruck(carrier, assigned);
  const isFree = ({ providerCompany }: OrderRow) => !providerCompany;
  const free = await listed<OrderRow>(shipper, '/travel/loadingOrder?size=50&statuses=programmed');
  const handed = await handWhereTrucksAre(shipper, carrier, free.filter(isFree));
  return {
    programmed: await firstOrder(shipper, 'statuses=programmed', (order) => isFree(order) && order._id !== handed._id),
    handed,
    assigned,
    onTheWay: await firstOrder(shipper, 'statuses=inProgress'),
    driven: await firstOrder(carrier, 'sides=own&statuses=inProgress'),
    finished: await firstOrder(shipper, 'statuses=finished'),
    toPay: await firstOrder(shipper, 'statuses=toPay'),
    paid: await firstOrder(shipper, 'statuses=paid'),
    audited: await firstOrder(carrier, 'sides=own&statuses=paid'),
  };
}

/** What people without an account are shown, in the language of the guide. */
async function publicLinks(call: Call, language: GuideLanguage, orders: Readonly<Record<string, OrderRow>>) {
  const share = async (purpose: string, subject: object, shows: readonly string[] = []) => {
    const body = { purpose, ...subject, shows, language: GUIDE_LANGUAGES[language] };
    const { url } = await call<{ url: string }>('POST', '/travel/publicLink', body);
    return new URL(url).pathname + new URL(url).search;
  };
  const of = (name: string) => ({ loadingOrderId: orders[name]?._id });
  return {
    driverLink: await share('driver', of('assigned')),
    clientLink: await share('client', of('onTheWay'), ['position', 'driver', 'plate', 'tasks']),
    formLink: await share('webForm', of('programmed')),
    ratingLink: await share('rating', of('finished')),
    reportLink: await share('report', { operationId: orders.onTheWay?.operationId }, ['plate', 'driver']),
  };
}

interface RouteRow {
  readonly _id: string;
  readonly loadId: string;
  readonly unloadId: string;
}

/** The route that most open orders take, and the alarms of its usual path. */
async function busiestRoute(call: Call): Promise<{ readonly route: string; readonly routeAlarms: string }> {
  const [row] = await listed<RouteRow>(call, '/routes?size=10&sort=-openOrders');
  const { _id, loadId, unloadId } = found(row, 'route');
  const { route } = await call<{ route: { paths: { _id: string; isUsual: boolean }[] } }>('GET', `/routes/${_id}`);
  const usual = found(
    route.paths.find(({ isUsual }) => isUsual),
    'usual path',
  );
  const address = `/routes/update/${loadId}/${unloadId}`;
  return { route: address, routeAlarms: `${address}/configureRouteAlarms/${usual._id}` };
}

/** Finds and prepares what the pictures show; everything through the API, as people would. */
export async function prepareStage(address: string, language: GuideLanguage): Promise<Stage> {
  const as = (email: string) => signedInCalls(address, email);
  const [shipper, carrier, driver] = [
    await as('shipper@bajio.demo'),
    await as('operator@sierra.demo'),
    await as('trucker@sierra.demo'),
  ];
  const orders = await storyOrders(shipper, carrier);
  const [followed] = await listed<OrderRow>(await as('client@bajio.demo'), '/travel/client/loadingOrder?size=10');
  const [agroOperation] = await listed(await as('agro-shipper@chaco.demo'), '/operation/agro?size=10');
  const drivers = await listed<DriverRow>(carrier, '/carrier/ct?size=50');
  const first = async (list: string) => found((await listed(carrier, `${list}?size=10`))[0], list)._id;
  const show = ({ operationId, _id }: OrderRow) => `/operation/${operationId}/loadOrder/show/${_id}`;
  return {
    ...Object.fromEntries(Object.entries(orders).map(([name, order]) => [name, show(order)])),
    ...Object.fromEntries(Object.entries(orders).map(([name, { _id }]) => [`${name}Id`, _id])),
    ...(await publicLinks(shipper, language, orders)),
    ...(await busiestRoute(carrier)),
    trip: `/trips/${found((await listed(driver, '/travel/myTrips'))[0], 'trip of the driver')._id}`,
    operation: `/operation/show/${orders.onTheWay?.operationId}`,
    followed: `/operation/${followed?.operationId}/loadOrder/${followed?._id}`,
    truck: `/transportUnit/details/${await first('/transportUnit')}`,
    driver: `/carrier/details/${
      found(
        drivers.find(({ pathPhoto }) => pathPhoto),
        'driver with a photo',
      )._id
    }`,
    agroOperation: `/operation/agro/show/${agroOperation?._id}`,
  };
}
