import { type AnyRoute, route } from '#platform/http/route.ts';
import * as booking from '../contract/booking.calls.ts';
import * as express from '../contract/express-booking.calls.ts';
import * as links from '../contract/link-booking.calls.ts';
import * as rating from '../contract/rating.calls.ts';
import * as visit from '../contract/visit.calls.ts';
import { printWaiting } from '../contract/waiting.calls.ts';
import * as calls from '../contract/warehouse.calls.ts';
import * as bookings from './booking.service.ts';
import { findBookable } from './express-booking.service.ts';
import { holdPlace, releasePlace } from './hold.service.ts';
import * as byLink from './link-booking.service.ts';
import { findPlainAddresses } from './plain-address.service.ts';
import * as drivers from './rating/driver-rating.service.ts';
import * as ratings from './rating/rating.service.ts';
import * as visits from './visit.service.ts';
import { printStatement } from './waiting/waiting.service.ts';
import * as warehouses from './warehouse.service.ts';

export const warehouseRoutes: readonly AnyRoute[] = [
  // Before the call by id: both begin alike.
  route(calls.findPlainAddresses, (context, { query }) => findPlainAddresses(context, query.search)),
  route(booking.findDocks, (context, { query }) => bookings.findDocks(context, query)),
  route(booking.findShifts, (context, { query }) => bookings.findShifts(context, query)),
  route(express.findBookable, (context, { query }) => findBookable(context, query.warehouseIds)),
  route(booking.findExpressDocks, (context, { query }) => bookings.findExpressDocks(context, query)),
  route(booking.readBookingStatuses, async (context) => bookings.readStatuses(context)),
  route(booking.readOrderBookings, (context, { params }) => bookings.readOrderBookings(context, params.id)),
  route(booking.readBooking, (context, { params }) => bookings.readBooking(context, params.id)),
  route(booking.holdPlace, (context, { params, body }) => holdPlace(context, params.key, body)),
  route(booking.releasePlace, (context, { params }) => releasePlace(context, params.key)),
  route(booking.scheduleOrder, (context, { body }) => bookings.scheduleOrder(context, body)),
  route(booking.moveBooking, (context, { params, body }) => bookings.moveBooking(context, params.id, body)),
  route(booking.cancelBooking, (context, { params, body }) => bookings.cancelBooking(context, params.id, body.reason)),
  route(booking.wantEarlier, (context, { params, body }) => bookings.wantEarlier(context, params.id, body.wanted)),
  route(visit.changeBookingStatus, (context, { params, body }) => visits.changeStatus(context, params.id, body)),
  route(visit.correctBookingTimes, (context, { params, body }) => visits.correctTimes(context, params.id, body)),
  route(visit.takeInTruck, (context, { body }) => visits.takeInTruck(context, body)),
  route(links.readLinkBookings, (context, { params }) => byLink.readLinkBookings(context, params.loadOrderId)),
  route(links.findLinkTimes, (context, { params, query }) => byLink.findLinkTimes(context, params, query)),
  route(links.holdByLink, (context, { params, body }) => byLink.holdByLink(context, params, body)),
  route(links.releaseByLink, (context, { params }) => byLink.releaseByLink(context, params)),
  route(links.bookByLink, (context, { params, body }) => byLink.bookByLink(context, params, body)),
  route(printWaiting, (context, { params }) => printStatement(context, params.id)),
  route(rating.readFacilities, (context, { query }) => ratings.readFacilities(context, query)),
  route(rating.listFacilityRatings, (context, { query }) => ratings.readRatings(context, query)),
  route(rating.replyToFacilityRating, (context, { params, body }) => ratings.replyTo(context, params.id, body.reply)),
  route(rating.rateFacility, (context, { params, body }) => drivers.rateByAccount(context, params.id, body)),
  route(rating.rateByDriverLink, (context, { params, body }) => drivers.rateByDriverLink(context, params, body)),
  route(rating.rateByForm, (context, { params, body }) => drivers.rateByForm(context, params, body)),
  route(calls.readWarehouse, (context, { params }) => warehouses.readWarehouseView(context, params.id)),
  route(calls.createWarehouse, (context, { body }) => warehouses.createWarehouse(context, body)),
  route(calls.updateWarehouse, (context, { params, body }) => warehouses.updateWarehouse(context, params.id, body)),
  route(calls.removeWarehouse, (context, { params }) => warehouses.removeWarehouse(context, params.id)),
  route(calls.readWarehouseHistory, (context, { params, query }) => warehouses.readHistory(context, params.id, query)),
];
