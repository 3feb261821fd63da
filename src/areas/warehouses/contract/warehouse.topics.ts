import { namesIn } from '#kernel/permission.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';
import { READ_FACILITY_RATINGS, READ_ORDER_BOOKINGS, READ_WAREHOUSES } from './warehouse.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    warehouse: { company: { holders: READ_WAREHOUSES } },
    // The times of visits stand beside the ratings.
    booking: { company: { holders: { anyOf: [...namesIn(READ_ORDER_BOOKINGS), READ_FACILITY_RATINGS] } } },
    warehouseRating: { company: { holders: READ_FACILITY_RATINGS } },
    dockSlot: { company: { holders: READ_ORDER_BOOKINGS } },
  },
  shows: [
    ...showing(['warehouse.read'], { warehouse: 'id', booking: null }),
    ...showing(['warehouse.history'], { warehouse: 'id' }),
    ...showing(['warehouse.list'], { warehouse: null, booking: null }),
    ...showing(['warehouse.addresses'], { warehouse: null, address: null }),
    ...showing(
      ['scheduling.read', 'scheduling.history', 'scheduling.qr', 'scheduling.ticketFile', 'scheduling.messages'],
      { booking: 'id' },
    ),
    ...showing(['scheduling.board'], { booking: null, warehouse: null }),
    ...showing(['gate.day'], { booking: null, warehouse: null }),
    ...showing(['warehouse.bookable', 'gate.list'], { warehouse: null }),
    ...showing(['facility.ratings'], { warehouseRating: null, booking: null }),
    ...showing(['facility.comments'], { warehouseRating: null }),
    ...showing(['scheduling.ofOrder', 'scheduling.list', 'scheduling.tabs'], { booking: null }),
    ...showing(['warehouse.availableDocks', 'warehouse.availableShifts', 'warehouse.expressDocks'], {
      warehouse: null,
      dockSlot: null,
    }),
  ],
};
