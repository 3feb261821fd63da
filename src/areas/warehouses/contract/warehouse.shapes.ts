import { z } from 'zod';
import { DOCK_OPERATION_NAMES, SERVICE_MINUTES_MAX, SERVICE_MINUTES_MIN } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CURRENCIES } from '#areas/operations/rules/catalogues.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { emailShape, NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';
import * as limits from '../rules/warehouse-limits.ts';

export const hourShape = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const text = z.string().nullable();
const between = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().int().min(min).max(max);

export const dockShape = z.strictObject({
  /** Of a stored dock; any other one is new and gets an id of its own. Shifts and closures name it by this one. */
  id: idShape,
  name: textShape(limits.DOCK_NAME_MAX),
  actions: z.array(z.enum(DOCK_ACTIONS)).min(1).max(DOCK_ACTIONS.length),
  /** Empty: every kind of operation, every type of truck. */
  operations: z.array(z.enum(DOCK_OPERATION_NAMES)).max(DOCK_OPERATION_NAMES.length),
  vehicleTypes: z.array(z.enum(TRUCK_TYPES)).max(TRUCK_TYPES.length),
  /** So many trucks stand at it side by side. */
  lanes: z.number().int().min(1).max(limits.LANES_MAX),
  inService: z.boolean(),
});

export const shiftShape = z.strictObject({
  id: idShape.optional(),
  /** 0 is Sunday. */
  weekday: z.number().int().min(0).max(6),
  starts: hourShape,
  /** At or before the start: on the next day. */
  ends: hourShape,
  /** Empty: every dock. */
  dockIds: z.array(idShape).max(limits.DOCKS_MAX),
});

export const closureShape = z.strictObject({
  id: idShape.optional(),
  /** Null: every dock. */
  dockId: idShape.nullable(),
  startsOn: dayShape,
  endsOn: dayShape,
  /** Null: all day. */
  starts: hourShape.nullable(),
  ends: hourShape.nullable(),
  reason: optionalTextShape(limits.CLOSURE_REASON_MAX),
});

const categoryShape = z.strictObject({
  _id: idShape.optional(),
  typeTransportUnit: z.strictObject({ id: z.enum(TRUCK_TYPES) }),
  typeOperation: z.strictObject({ id: z.enum(DOCK_OPERATION_NAMES) }),
  /** Minutes. */
  timeOfService: z.number().int().min(SERVICE_MINUTES_MIN).max(SERVICE_MINUTES_MAX),
  /** Whether this pair is booked at all. */
  scheduling: z.boolean(),
});

const amount = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/);

/** What a form saves. */
export const warehouseInput = {
  fullName: textShape(),
  place: z.strictObject({
    cityId: z.string().min(1).max(150),
    cityName: textShape(170),
    countryCode: z.enum(COUNTRY_CODES).nullable(),
    address: optionalTextShape(),
    reference: optionalTextShape(),
    lat: z.number().min(-90).max(90).nullable(),
    lng: z.number().min(-180).max(180).nullable(),
  }),
  timeZone: z.string().min(1).max(60),
  contact: z.strictObject({
    name: optionalTextShape(NAME_MAX),
    phone: optionalTextShape(30),
    mail: emailShape.nullish().transform((mail) => mail ?? null),
  }),
  instructions: optionalTextShape(limits.INSTRUCTIONS_MAX),
  photos: z.array(z.strictObject({ fileId: idShape })).max(limits.PHOTOS_MAX),
  docks: z.array(dockShape).min(1).max(limits.DOCKS_MAX),
  shifts: z.array(shiftShape).min(1).max(limits.SHIFTS_MAX),
  closures: z.array(closureShape).max(limits.CLOSURES_MAX),
  startInterval: between(limits.INTERVAL_MINUTES),
  buffer: between(limits.BUFFER_MINUTES),
  viewDaysCalendar: between(limits.VIEW_DAYS),
  ownCategories: z.boolean(),
  // The limit has its own error with its own text, so the schema does not check it.
  categories: z.array(categoryShape).max(1000),
  openTo: z.strictObject({ associates: z.boolean(), carriers: z.boolean(), links: z.boolean() }),
  bookingCutoff: between(limits.CUTOFF_MINUTES),
  cancellingCutoff: between(limits.CUTOFF_MINUTES),
  earlyMinutes: between(limits.TOLERANCE_MINUTES),
  lateMinutes: between(limits.TOLERANCE_MINUTES),
  noShowMinutes: between(limits.NO_SHOW_MINUTES),
  freeMinutes: between(limits.FREE_MINUTES),
  waitingPrice: z.strictObject({ value: amount, currency: z.enum(CURRENCIES) }).nullable(),
};

const savedShift = shiftShape.extend({ id: idShape });
const savedClosure = closureShape.extend({ id: idShape, reason: text });

export const warehouseShape = z.object({
  ...warehouseInput,
  _id: idShape,
  version: z.number().int(),
  photos: z.array(z.object({ fileId: idShape, url: z.string(), fileName: z.string(), contentType: z.string() })),
  docks: z.array(dockShape),
  shifts: z.array(savedShift),
  closures: z.array(savedClosure),
  categories: z.array(categoryShape.extend({ _id: idShape, locked: z.boolean() })),
  bookings: z.object({ pending: z.number().int(), future: z.number().int(), onSite: z.number().int() }),
  actions: z.array(z.enum(['update', 'remove'])),
});
export type WarehouseView = z.output<typeof warehouseShape>;

/** A booking that is in the way of a change: it would lose its place. */
const homelessBookingShape = z.object({
  _id: idShape,
  code: z.string(),
  orderCode: text,
  plate: text,
  startsAt: z.iso.datetime(),
  dock: z.string(),
});
export type HomelessBooking = z.output<typeof homelessBookingShape>;

const homelessFacts = z.object({ bookings: z.array(homelessBookingShape) });
/** The bookings that a refusal names; none where it is about something else. */
export const homelessIn = (facts: unknown): readonly HomelessBooking[] =>
  homelessFacts.safeParse(facts).data?.bookings ?? [];
