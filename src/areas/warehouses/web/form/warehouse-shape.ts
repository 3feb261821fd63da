import { z } from 'zod';
import { DOCK_OPERATION_NAMES, SERVICE_MINUTES_MAX, SERVICE_MINUTES_MIN } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CURRENCIES } from '#areas/operations/rules/catalogues.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { createId, idShape } from '#kernel/ids.ts';
import { NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { dockShape, hourShape, type WarehouseView } from '../../contract/warehouse.shapes.ts';
import type { Shift } from '../../rules/opening-hours.ts';
import * as limits from '../../rules/warehouse-limits.ts';
import { warehouseProblems } from '../../rules/warehouse-problems.ts';

/** Null until something is chosen. */
const chosen = <T extends z.ZodType>(shape: T) =>
  shape.nullable().transform((value, context): z.output<T> => {
    if (value !== null) return value as z.output<T>;
    context.addIssue({ code: 'custom', params: { code: 'required' } });
    return z.NEVER;
  });
const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  chosen(z.number().int().min(min).max(max));

/** The same hours on several days of the week are one entry of the form. */
const hours = z.object({
  /** The stored shifts, by day of the week. */
  ids: z.record(z.string(), idShape),
  weekdays: z.array(z.string()).min(1),
  starts: chosen(hourShape),
  ends: chosen(hourShape),
  dockIds: z.array(idShape),
});

const closure = z.object({
  id: idShape.optional(),
  dockId: z.string().nullable(),
  startsOn: chosen(z.string()),
  endsOn: z.string().nullable(),
  wholeDay: z.boolean(),
  starts: z.string().nullable(),
  ends: z.string().nullable(),
  reason: optionalTextShape(limits.CLOSURE_REASON_MAX),
});

const category = z.object({
  _id: idShape.optional(),
  typeTransportUnit: z.object({ id: z.enum(TRUCK_TYPES) }),
  typeOperation: z.object({ id: chosen(z.enum(DOCK_OPERATION_NAMES)) }),
  timeOfService: whole({ min: SERVICE_MINUTES_MIN, max: SERVICE_MINUTES_MAX }),
  scheduling: z.boolean(),
  locked: z.boolean(),
});

const photo = z.custom<FileItem>((item) => typeof item === 'object' && item !== null && 'url' in item);

const entered = z.object({
  /** An address that the company has already and that gets docks. */
  addressId: idShape.nullable(),
  fullName: textShape(),
  place: z.object({
    cityId: chosen(z.string()),
    cityName: z.string(),
    countryCode: z.enum(COUNTRY_CODES).nullable(),
    address: optionalTextShape(),
    reference: optionalTextShape(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  }),
  timeZone: chosen(z.string()),
  contact: z.object({
    name: optionalTextShape(NAME_MAX),
    /** The calling code, without plus. */
    code: z.string().nullable(),
    phone: z.string(),
    mail: optionalTextShape(200),
  }),
  instructions: optionalTextShape(limits.INSTRUCTIONS_MAX),
  photos: z.array(photo).max(limits.PHOTOS_MAX),
  docks: z.array(dockShape).min(1).max(limits.DOCKS_MAX),
  hours: z.array(hours).min(1),
  closures: z.array(closure).max(limits.CLOSURES_MAX),
  startInterval: whole(limits.INTERVAL_MINUTES),
  buffer: whole(limits.BUFFER_MINUTES),
  viewDaysCalendar: whole(limits.VIEW_DAYS),
  ownCategories: z.boolean(),
  categories: z.array(category),
  openTo: z.object({ associates: z.boolean(), carriers: z.boolean(), links: z.boolean() }),
  bookingCutoff: whole(limits.CUTOFF_MINUTES),
  cancellingCutoff: whole(limits.CUTOFF_MINUTES),
  earlyMinutes: whole(limits.TOLERANCE_MINUTES),
  lateMinutes: whole(limits.TOLERANCE_MINUTES),
  noShowMinutes: whole(limits.NO_SHOW_MINUTES),
  freeMinutes: whole(limits.FREE_MINUTES),
  waitingPrice: z.object({ value: z.string().nullable(), currency: z.enum(CURRENCIES) }),
});
export type WarehouseForm = z.input<typeof entered>;
type Entered = z.output<typeof entered>;

/** One shift for each day of each entry, and the entry it comes from. */
function shiftsOf(entries: Entered['hours']) {
  return entries.flatMap(({ ids, weekdays, starts, ends, dockIds }, entry) =>
    weekdays.map((weekday) => ({
      entry,
      shift: { ...(ids[weekday] ? { id: ids[weekday] } : {}), weekday: Number(weekday), starts, ends, dockIds },
    })),
  );
}

const closureOf = ({ wholeDay, starts, ends, endsOn, ...rest }: Entered['closures'][number]) => ({
  ...rest,
  endsOn: endsOn ?? rest.startsOn,
  starts: wholeDay ? null : starts,
  ends: wholeDay ? null : ends,
});

/** Checked by the rules of the server; a problem of a shift is shown at the entry it comes from. */
export const warehouseShape = entered
  .superRefine((form, context) => {
    const shifts = shiftsOf(form.hours);
    const today = dayIn(new Date(), form.timeZone);
    const saved = { ...form, shifts: shifts.map(({ shift }) => shift), closures: form.closures.map(closureOf) };
    for (const [name, problem] of Object.entries(warehouseProblems(saved, today))) {
      const path = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      if (path[0] === 'shifts') path.splice(0, 2, 'hours', shifts[path[1] as number]!.entry);
      context.addIssue({ code: 'custom', path, params: problem });
    }
  })
  .transform(({ hours: entries, closures, categories, contact, photos, waitingPrice, ...form }) => ({
    ...form,
    contact: {
      name: contact.name,
      phone: contact.phone ? `${contact.code ?? ''} ${contact.phone}`.trim() : null,
      mail: contact.mail,
    },
    photos: photos.flatMap(({ url }) => storedFileId(url) ?? []).map((fileId) => ({ fileId })),
    shifts: shiftsOf(entries).map(({ shift }) => shift),
    closures: closures.map(closureOf),
    categories: form.ownCategories ? categories.map(({ locked: _, ...row }) => row) : [],
    waitingPrice: waitingPrice.value ? { value: waitingPrice.value, currency: waitingPrice.currency } : null,
  }));

export const newDock = (name: string): WarehouseForm['docks'][number] => ({
  id: createId(),
  name,
  actions: ['load', 'unload'],
  operations: [],
  vehicleTypes: [],
  lanes: 1,
  inService: true,
});

const WORKING_DAYS = ['1', '2', '3', '4', '5'];

/** A further shift is for other days. */
export const newHours = (isFirst = true): WarehouseForm['hours'][number] => ({
  ids: {},
  weekdays: isFirst ? [...WORKING_DAYS] : [],
  starts: '08:00',
  ends: '18:00',
  dockIds: [],
});

export const newClosure = (day: string | null = null, reason = ''): WarehouseForm['closures'][number] => ({
  dockId: null,
  startsOn: day,
  endsOn: day,
  wholeDay: true,
  starts: null,
  ends: null,
  reason,
});

/** Shifts with the same hours and docks are one entry. */
export function hoursOf(shifts: readonly Shift[]): WarehouseForm['hours'] {
  const entries = new Map<string, WarehouseForm['hours'][number]>();
  for (const { id, weekday, starts, ends, dockIds } of shifts) {
    const key = [starts, ends, ...[...dockIds].sort()].join(' ');
    const entry = entries.get(key) ?? { ids: {}, weekdays: [], starts, ends, dockIds: [...dockIds] };
    entries.set(key, {
      ...entry,
      ids: { ...entry.ids, [weekday]: id },
      weekdays: [...entry.weekdays, String(weekday)],
    });
  }
  return [...entries.values()];
}

interface Beginning {
  readonly countryCode: (typeof COUNTRY_CODES)[number] | null;
  readonly timeZone: string;
  readonly callingCode: string;
  readonly currency: (typeof CURRENCIES)[number];
  readonly firstDock: string;
}

/** A new warehouse begins with one dock and usual hours; a stored one with what it has. */
export function formOf(warehouse: WarehouseView | null, beginning: Beginning): WarehouseForm {
  if (!warehouse) return blankForm(beginning);
  const { contact, shifts, closures, categories, waitingPrice, place } = warehouse;
  const [code = beginning.callingCode, phone = ''] = contact.phone?.split(' ') ?? [];
  return {
    addressId: null,
    fullName: warehouse.fullName,
    place: {
      ...place,
      cityId: place.cityId || null,
      address: place.address ?? '',
      reference: place.reference ?? '',
    },
    timeZone: warehouse.timeZone,
    contact: { name: contact.name ?? '', code, phone, mail: contact.mail ?? '' },
    instructions: warehouse.instructions ?? '',
    photos: warehouse.photos,
    docks: warehouse.docks,
    hours: hoursOf(shifts),
    closures: closures.map(({ starts, ends, reason, ...rest }) => ({
      ...rest,
      wholeDay: starts === null,
      starts,
      ends,
      reason: reason ?? '',
    })),
    startInterval: warehouse.startInterval,
    buffer: warehouse.buffer,
    viewDaysCalendar: warehouse.viewDaysCalendar,
    ownCategories: warehouse.ownCategories,
    categories,
    openTo: warehouse.openTo,
    bookingCutoff: warehouse.bookingCutoff,
    cancellingCutoff: warehouse.cancellingCutoff,
    earlyMinutes: warehouse.earlyMinutes,
    lateMinutes: warehouse.lateMinutes,
    noShowMinutes: warehouse.noShowMinutes,
    freeMinutes: warehouse.freeMinutes,
    waitingPrice: waitingPrice ?? { value: null, currency: beginning.currency },
  };
}

const blankForm = ({ countryCode, timeZone, callingCode, currency, firstDock }: Beginning): WarehouseForm => ({
  addressId: null,
  fullName: '',
  place: { cityId: null, cityName: '', countryCode, address: '', reference: '', lat: null, lng: null },
  timeZone,
  contact: { name: '', code: callingCode, phone: '', mail: '' },
  instructions: '',
  photos: [],
  docks: [newDock(firstDock)],
  hours: [newHours()],
  closures: [],
  startInterval: limits.INTERVAL_MINUTES.usual,
  buffer: limits.BUFFER_MINUTES.usual,
  viewDaysCalendar: limits.VIEW_DAYS.usual,
  ownCategories: false,
  categories: [],
  openTo: { associates: false, carriers: true, links: true },
  bookingCutoff: limits.BOOKING_CUTOFF_USUAL,
  cancellingCutoff: limits.CANCELLING_CUTOFF_USUAL,
  earlyMinutes: limits.TOLERANCE_MINUTES.usual,
  lateMinutes: limits.TOLERANCE_MINUTES.usual,
  noShowMinutes: limits.NO_SHOW_MINUTES.usual,
  freeMinutes: limits.FREE_MINUTES.usual,
  waitingPrice: { value: null, currency },
});
