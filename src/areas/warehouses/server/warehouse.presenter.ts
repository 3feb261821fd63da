import { isCountryCode } from '#countries/country.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { WRITE_WAREHOUSES } from '../contract/warehouse.permissions.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { lockedPairs } from './category-lock.repository.ts';
import {
  countBookings,
  ownCategories,
  type PlacedBooking,
  photosOf,
  type WarehouseRecord,
} from './warehouse.repository.ts';

type Context = RequestContext<Actor>;

export async function presentWarehouse(context: Context, record: WarehouseRecord): Promise<WarehouseView> {
  const { trx, services, actor, now } = context;
  const [photos, categories, bookings, locked] = [
    await photosOf(trx, record),
    await ownCategories(trx, record),
    await countBookings(trx, record),
    await lockedPairs(trx, { companyId: record.company_id, warehouseId: record.id }),
  ];
  return {
    _id: record.id,
    version: record.version,
    fullName: record.full_name,
    place: {
      cityId: record.city_id ?? '',
      cityName: record.city ?? '',
      countryCode: record.country_code !== null && isCountryCode(record.country_code) ? record.country_code : null,
      address: record.address,
      reference: record.reference,
      lat: record.lat,
      lng: record.lng,
    },
    timeZone: record.time_zone,
    contact: { name: record.contact_name, phone: record.contact_phone, mail: record.contact_mail },
    instructions: record.instructions,
    photos: photos.map((photo) => ({ ...photo, url: signedUrl(services.config, photo.fileId, now) })),
    docks: record.docks as WarehouseView['docks'],
    shifts: record.shifts.map(({ dockIds, ...shift }) => ({ ...shift, dockIds: [...dockIds] })),
    closures: [...record.closures],
    startInterval: record.interval_minutes,
    buffer: record.buffer_minutes,
    viewDaysCalendar: record.view_days,
    ownCategories: record.own_categories,
    categories: categories.map(({ id, vehicleType, operation, minutes, scheduled }) => ({
      _id: id,
      typeTransportUnit: { id: vehicleType as never },
      typeOperation: { id: operation as never },
      timeOfService: minutes,
      scheduling: scheduled,
      locked: locked.has(`${vehicleType} ${operation}`),
    })),
    openTo: {
      associates: record.open_to_associates,
      carriers: record.open_to_carriers,
      links: record.open_to_links,
    },
    bookingCutoff: record.booking_cutoff_minutes,
    cancellingCutoff: record.cancelling_cutoff_minutes,
    earlyMinutes: record.early_minutes,
    lateMinutes: record.late_minutes,
    noShowMinutes: record.no_show_minutes,
    freeMinutes: record.free_minutes,
    waitingPrice:
      record.waiting_price === null
        ? null
        : { value: record.waiting_price, currency: record.waiting_currency as never },
    bookings,
    actions: holds(actor.permissions, WRITE_WAREHOUSES) ? ['update', 'remove'] : [],
  };
}

/** A booking without a place, for whoever has to find it another one. */
export const presentHomeless = ({ id, code, order_code, plate, starts_at, dock_name }: PlacedBooking) => ({
  _id: id,
  code,
  orderCode: order_code,
  plate,
  startsAt: starts_at!.toISOString(),
  dock: dock_name ?? '',
});
