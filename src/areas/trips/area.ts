import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const READ_ORDERS = { anyOf: ['load-order-read', 'load-order-write', 'load-order-module'] } as const;

export const screens = defineScreens({
  myTrips: {
    path: 'trips',
    guard: READ_ORDERS,
    menu: {
      group: 'management',
      order: 20,
      // Whoever looks after the trips of others finds them in the lists; a driver reads orders and nothing around them.
      shownTo: { not: { anyOf: ['load-order-write', 'load-order-module', 'show-map-loading-order', 'warehouses'] } },
    },
  },
  /** For a driver without an account, who comes by a link. */
  driverView: { path: 'driver-view/{loadOrderId}', guard: 'public' },
  myTrip: { path: 'trips/{loadOrderId}', guard: READ_ORDERS },
});

/** A trip as its driver sees it. */
export const area = defineArea({
  tables: ['load_order_position', 'load_order_task'],
  screens,
  menu: {
    myTrips: label('Minhas viagens', 'Mis viajes', 'My trips'),
  },
});
