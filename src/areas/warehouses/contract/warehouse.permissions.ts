import { READ_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import { namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;

export const READ_WAREHOUSES = rule('warehouses');
/** Registering, changing and removing; a guard reads only. */
export const WRITE_WAREHOUSES = rule('warehouses-write');
/** Booking, moving and cancelling; in a warehouse of another company only for orders one carries or sends there. */
export const BOOK = rule('scheduling');
/** Choosing the dock; without it the product does. */
export const CHOOSE_DOCK = rule('can-assign-docks');
export const VALIDATE_TICKETS = rule('ticket-validation');
/** Whoever stands at the gate or plans the docks. */
export const RECEIVE_TRUCKS: PermissionRule = { anyOf: ['ticket-validation', 'scheduling'] };
export const CORRECT_TIMES = rule('edit-date-time');
export const READ_FACILITY_RATINGS = rule('installation-facilities');
export const DOWNLOAD_BOOKINGS = rule('download-listings');
/** The board, the list and the gate. */
export const READ_BOOKINGS: PermissionRule = { anyOf: ['scheduling', 'ticket-validation', 'warehouses'] };
/** The bookings of an order, by whoever reads the order. */
export const READ_ORDER_BOOKINGS: PermissionRule = { anyOf: [...namesIn(READ_ANY_ORDER), 'scheduling', 'warehouses'] };
