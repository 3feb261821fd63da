import { defineErrors } from '#kernel/errors.ts';

export const warehouseErrors = defineErrors('warehouses', {
  /** The address is a warehouse already. */
  registered: 409,
  /** Bookings would lose their place; their codes come with it. */
  leavesBookings: 409,
  /** It has bookings that are not over; their codes come with it. */
  hasBookings: 409,
  tooManyCategories: 409,
  /** Future bookings use the pair of truck and operation. */
  categoryLocked: 409,
});

export const bookingErrors = defineErrors('bookings', {
  /** The state of the booking does not allow the step. */
  wrongState: 409,
  /** Somebody else has this place; the nearest free times come with it. */
  taken: 409,
  /** The hold is over, and the place with it. */
  holdOver: 409,
  /** 'Fecha inválida': a day before or after those one may book. */
  invalidDate: 409,
  /** 'No hay docks ni horarios disponibles': nothing free on this day. */
  nothingFree: 409,
  /** The warehouse does not let this company or this link book. */
  notBookable: 403,
  /** It is too late to book this time. */
  bookingOver: 409,
  /** It is too late to cancel; people of the warehouse still can. */
  cancellingOver: 409,
  /** The order is over. */
  orderOver: 409,
  /** No start of a shift, or an hour that the clocks leave out on this day. */
  noSuchTime: 409,
  /** The dock is closed then, or its shift ends before the truck is done. */
  closed: 409,
  /** One person holds that many places at once. */
  tooManyHolds: 409,
  /** This kind of truck is not booked here. */
  notBooked: 409,
  /** The dock does not take this truck or this operation. */
  wrongDock: 409,
});

export const gateErrors = defineErrors('gate', {
  /** Somebody let this truck in before. */
  used: 409,
});
