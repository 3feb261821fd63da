import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { type AreaTopics, showing, type TopicReaders } from '#kernel/topics.ts';
import { ORDER_LIST_NAMES, ORDER_LIST_TRAITS } from './order.list.ts';
import { DRIVE_ORDERS, ORDER_RIGHTS, WRITE_ANY_ORDER } from './order.permissions.ts';

/** As the server decides about an order: drivers without the right to write read only the orders they drive. */
export const ORDER_READERS: Readonly<Record<string, TopicReaders>> = Object.fromEntries(
  ORDER_KINDS.flatMap((kind) => {
    const { read, write, client } = ORDER_RIGHTS[kind];
    return [
      [kind, { holders: write, exceptDrivers: read, named: DRIVE_ORDERS }],
      [`client.${kind}`, { holders: client }],
    ];
  }),
);

/** Suggested trucks follow the order only: a list to choose from must not move. Who was faster is known by a conflict. */
const ABOUT_ONE = ['read', 'payment', 'timeline', 'messages', 'comments', 'suggestions', 'driverSuggestions'];

export const topics: AreaTopics = {
  topics: { order: ORDER_READERS, orderProperty: { company: { holders: WRITE_ANY_ORDER } } },
  shows: [
    ...showing(
      ABOUT_ONE.map((call) => `loadingOrder.${call}`),
      { order: 'id' },
    ),
    ...showing(
      ORDER_LIST_NAMES.flatMap((name) =>
        ['list', 'tabs', 'totals'].map((call) => `${ORDER_LIST_TRAITS[name].id}.${call}`),
      ),
      { order: null },
    ),
    ...showing(['loadingOrder.truckByPlate'], { vehicle: null, driver: null, order: null }),
    ...showing(['loadingOrder.properties', 'loadingOrder.catalogues'], { orderProperty: null }),
    ...showing(['loadingOrder.clients'], { partner: null }),
    ...showing(['loadingOrder.operators'], { user: null }),
    ...showing(['drivers.travelFilter', 'exceptions.read'], { order: null }),
  ],
};
