import type { AreaServer } from '#platform/area.ts';
import { boardRoutes } from './board.routes.ts';
import { bookingListSource } from './booking-list.repository.ts';
import { bookingsOfCategories } from './category-lock.repository.ts';
import { bookingClock, bookingClockJob } from './clock/clock.job.ts';
import { earlierTimeSubscriber } from './clock/earlier-time.ts';
import { bookChosenTimes } from './express-booking.service.ts';
import { warehouseFileReaders } from './file-readers.repository.ts';
import { gateRoutes } from './gate.routes.ts';
import { nameOtherTruck } from './link-booking.service.ts';
import { bookingSubscribers } from './notices/booking.subscribers.ts';
import { warehousesOfAssociates } from './open-warehouse.repository.ts';
import { ticketKeysJob, ticketKeysSchedule } from './ticket-key.ts';
import { tripBookingsProvided } from './trip-bookings.service.ts';
import { warehouseRoutes } from './warehouse.routes.ts';
import { warehouseListSource } from './warehouse-list.repository.ts';

/** What areas above show of the time trucks spend. */
export { type FacilityVisits, facilityVisits } from './facility-visits.repository.ts';

/** Warehouses with their docks, bookings and the gate. */
export const warehousesServer: AreaServer = {
  name: 'warehouses',
  // Before the warehouses: `/warehouse/{id}` begins alike.
  routes: [...gateRoutes, ...boardRoutes, ...warehouseRoutes],
  jobs: [bookingClockJob, ticketKeysJob],
  cron: [bookingClock, ticketKeysSchedule],
  fileReaders: warehouseFileReaders,
  lists: [warehouseListSource, bookingListSource],
  provides: [bookingsOfCategories, warehousesOfAssociates, tripBookingsProvided],
  listeners: [bookChosenTimes, nameOtherTruck],
  subscribers: [...bookingSubscribers, earlierTimeSubscriber],
};
