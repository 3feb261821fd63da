// Written by `npm run areas`: do not edit.
import { notifications } from '#areas/notifications/contract/support.notifications.ts';
import { notifications as partnersNotifications } from '#areas/partners/contract/partner.notifications.ts';
import { notifications as fleetNotifications } from '#areas/fleet/contract/fleet.notifications.ts';
import { notifications as loadOrdersNotifications } from '#areas/load-orders/contract/order.notifications.ts';
import { notifications as registrationsNotifications } from '#areas/registrations/contract/registration.notifications.ts';
import { notifications as opportunitiesNotifications } from '#areas/opportunities/contract/opportunity.notifications.ts';
import { notifications as warehousesNotifications } from '#areas/warehouses/contract/booking.notifications.ts';
import { notifications as trackingTrackingNotifications } from '#areas/tracking/contract/tracking.notifications.ts';
import { notifications as reportsNotifications } from '#areas/reports/contract/schedule.notifications.ts';

/** What people are notified of. */
export const NOTIFICATIONS = {
  notifications: notifications,
  partners: partnersNotifications,
  fleet: fleetNotifications,
  'load-orders': loadOrdersNotifications,
  registrations: registrationsNotifications,
  opportunities: opportunitiesNotifications,
  warehouses: warehousesNotifications,
  tracking: trackingTrackingNotifications,
  reports: reportsNotifications,
};
