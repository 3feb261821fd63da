import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const READ_ORDERS = { anyOf: ['load-order-read', 'load-order-write', 'load-order-module'] } as const;

/** Rights over orders beyond reading them. */
const ORDER_WORK = {
  anyOf: [
    'load-order-write',
    'load-order-module',
    'load-order-multipoint-write',
    'operation-agro-write',
    'cancel-load-orders',
    'edit-date-time',
    'assign-trucker',
    'reassign-trucker',
    'assign-transport-company',
  ],
} as const;

export const screens = defineScreens({
  myTrips: {
    path: 'trips',
    guard: READ_ORDERS,
    menu: {
      group: 'management',
      order: 20,
      // Dispatchers find trips in the lists of orders, so this entry is only for people who read orders and nothing
      // else.
      shownTo: { not: { anyOf: ['load-order-write', 'load-order-module', 'show-map-loading-order', 'warehouses'] } },
    },
    home: 45,
    homeOf: { drivers: true, holding: { not: ORDER_WORK } },
  },
  /** For a driver without an account, who uses a personal link. */
  driverView: { path: 'driver-view/{loadOrderId}', guard: 'public' },
  myTrip: { path: 'trips/{loadOrderId}', guard: READ_ORDERS },
});

/** The trip from its driver's side. */
export const area = defineArea({
  tables: ['load_order_task'],
  screens,
  menu: {
    myTrips: label('Minhas viagens', 'Mis viajes', 'My trips'),
  },
});
