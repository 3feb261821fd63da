import { addCompanyAddress, updateCompanyAddress } from '#areas/companies/server/index.ts';
import { MAX_CATEGORIES } from '#areas/fleet/rules/vehicle-category.ts';
import { countryOrDefault } from '#countries/country.ts';
import { isZoneOf } from '#countries/time-zone.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import { deleteFile, findOwnFile } from '#platform/files/attached-file.ts';
import { fileErrors } from '#platform/files/file-errors.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { withCityPosition } from '#platform/places/place-position.ts';
import type * as calls from '../contract/warehouse.calls.ts';
import { warehouseErrors } from '../contract/warehouse.errors.ts';
import type { DockAction } from '../rules/free-times.ts';
import { keepsPlace } from '../rules/keeps-place.ts';
import type { WarehouseHistory } from '../rules/warehouse-history.ts';
import { warehouseProblems } from '../rules/warehouse-problems.ts';
import { flagMisfits, followOrdersAt } from './booking.repository.ts';
import { lockedPairs } from './category-lock.repository.ts';
import { presentHomeless, presentWarehouse } from './warehouse.presenter.ts';
import type { PlacedBooking, StoredClosure, WarehouseRecord, WarehouseValues } from './warehouse.repository.ts';
import * as repository from './warehouse.repository.ts';

type Context = RequestContext<Actor>;
type Input = Omit<ParsedInput<typeof calls.createWarehouse>['body'], 'addressId'>;

const PICTURE = /^image\/(png|jpeg)$/;
/** So many bookings are named in a refusal; the others are counted. */
const NAMED_BOOKINGS = 20;

export async function readWarehouseView(context: Context, id: string) {
  return view(context, id);
}

export async function createWarehouse(
  context: Context,
  { addressId, ...input }: ParsedInput<typeof calls.createWarehouse>['body'],
) {
  const { trx, actor } = context;
  checkInput(context, input);
  const details = await addressOf(context, input);
  const id = addressId ?? (await addCompanyAddress(context, details)).address._id;
  if (addressId) await updateCompanyAddress(context, addressId, details);
  const key = { id, company_id: companyOf(actor), created_by: actor.userId };
  if (!(await repository.insertWarehouse(trx, key, valuesOf(input)))) throw warehouseErrors.registered();
  const record = await repository.lockWarehouse(trx, id);
  await saveParts(context, record, input);
  await followOrdersAt(trx, id);
  const after = await repository.findWarehouse(trx, id);
  await recordAudit(context, 'warehouses.create', null, after);
  return { warehouse: await presentWarehouse(context, after) };
}

export async function updateWarehouse(
  context: Context,
  id: string,
  { version, leavesBookings, ...input }: ParsedInput<typeof calls.updateWarehouse>['body'],
) {
  const { trx } = context;
  const before = await repository.lockWarehouse(trx, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  checkInput(context, input);
  await checkLocks(context, before, input);
  await updateCompanyAddress(context, id, await addressOf(context, input));
  await repository.updateWarehouseRow(trx, before, valuesOf(input));
  await saveParts(context, { ...before, time_zone: input.timeZone }, input);
  const after = await repository.findWarehouse(trx, id);
  const homeless = await homelessAt(context, after);
  if (homeless.length > 0 && !leavesBookings) throw warehouseErrors.leavesBookings(refusalOf(homeless));
  await flagMisfits(
    trx,
    after,
    homeless.map((booking) => booking.id),
  );
  await followOrdersAt(trx, id);
  await recordAudit(context, 'warehouses.update', before, after);
  return view(context, id);
}

export async function removeWarehouse(context: Context, id: string) {
  const { trx } = context;
  const record = await repository.lockWarehouse(trx, id);
  const placed = await repository.placedBookings(trx, record);
  if (placed.length > 0) throw warehouseErrors.hasBookings(refusalOf(placed));
  await savePhotos(context, record, []);
  await repository.removeWarehouseRow(trx, record);
  await recordAudit(context, 'warehouses.remove', record, null);
  return { _id: id };
}

export async function readHistory(
  { trx }: Context,
  id: string,
  query: ParsedInput<typeof calls.readWarehouseHistory>['query'],
) {
  await repository.findWarehouse(trx, id);
  return recordHistory(trx, { entity: 'warehouse', entityId: id, ...query });
}

const view = async (context: Context, id: string) => ({
  warehouse: await presentWarehouse(context, await repository.findWarehouse(context.trx, id)),
});

function checkInput({ actor, now }: Context, input: Input): void {
  const { place, timeZone } = input;
  const fields = { ...warehouseProblems(input, dayIn(now, timeZoneOr(timeZone, actor.timeZone))) };
  if (!isZoneOf(countryOrDefault(place.countryCode ?? actor.country), timeZone)) fields.timeZone = { code: 'choice' };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  if (input.categories.length > MAX_CATEGORIES) {
    throw warehouseErrors.tooManyCategories({ params: { count: MAX_CATEGORIES } });
  }
}

/** A zone nobody knows is reported at its field; until then the day of the company counts. */
function timeZoneOr(zone: string, otherwise: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return otherwise;
  }
}

/** Rows of the own list that bookings use stay as they are. */
async function checkLocks(
  { trx }: Context,
  before: WarehouseRecord,
  { categories, ownCategories }: Input,
): Promise<void> {
  const stored = await repository.ownCategories(trx, before);
  const locked = await lockedPairs(trx, { companyId: before.company_id, warehouseId: before.id });
  const broken = stored.some(({ vehicleType, operation, minutes, scheduled }) => {
    if (!before.own_categories || !locked.has(`${vehicleType} ${operation}`)) return false;
    const wanted = categories.find(
      (one) => one.typeTransportUnit.id === vehicleType && one.typeOperation.id === operation,
    );
    return !ownCategories || wanted?.timeOfService !== minutes || wanted.scheduling !== scheduled;
  });
  if (broken) throw warehouseErrors.categoryLocked();
}

async function addressOf({ trx }: Context, { fullName, place }: Input) {
  const { address, reference, lat, lng, cityId, cityName: city, countryCode } = await withCityPosition(trx, place);
  return { fullName, address, city, cityId, countryCode, reference, lat, lng };
}

function valuesOf(input: Input): WarehouseValues {
  return {
    time_zone: input.timeZone,
    contact_name: input.contact.name,
    contact_phone: input.contact.phone,
    contact_mail: input.contact.mail,
    instructions: input.instructions,
    interval_minutes: input.startInterval,
    buffer_minutes: input.buffer,
    view_days: input.viewDaysCalendar,
    open_to_associates: input.openTo.associates,
    open_to_carriers: input.openTo.carriers,
    open_to_links: input.openTo.links,
    booking_cutoff_minutes: input.bookingCutoff,
    cancelling_cutoff_minutes: input.cancellingCutoff,
    early_minutes: input.earlyMinutes,
    late_minutes: input.lateMinutes,
    no_show_minutes: input.noShowMinutes,
    free_minutes: input.freeMinutes,
    waiting_price: input.waitingPrice?.value ?? null,
    waiting_currency: input.waitingPrice?.currency ?? null,
    own_categories: input.ownCategories,
  };
}

/** Docks, shifts, closures, categories and photos; what stays keeps its id, what is not its own is refused. */
async function saveParts(context: Context, record: WarehouseRecord, input: Input): Promise<void> {
  const { trx, actor } = context;
  const stored = new Set(record.docks.map(({ id }) => id));
  const ids = new Map(input.docks.map(({ id }) => [id, stored.has(id) ? id : createId()]));
  const docks = input.docks.map((dock) => ({ ...dock, id: ids.get(dock.id)! }));
  await repository.saveDocks(trx, record, docks);
  await repository.saveShifts(
    trx,
    record,
    input.shifts.map(({ id, dockIds, ...shift }, at) => ({
      ...shift,
      id: ownId(id, record.shifts, `shifts.${at}.id`),
      dockIds: dockIds.map((dockId) => ids.get(dockId)!),
    })),
  );
  const closures = input.closures.map(
    ({ id, dockId, ...closure }, at): StoredClosure => ({
      ...closure,
      id: ownId(id, record.closures, `closures.${at}.id`),
      dockId: dockId === null ? null : ids.get(dockId)!,
    }),
  );
  await repository.saveClosures(trx, record, actor.userId, closures);
  await repository.saveCategories(
    trx,
    record,
    (input.ownCategories ? input.categories : []).map(
      ({ _id, typeTransportUnit, typeOperation, timeOfService, scheduling }) => ({
        id: _id,
        vehicleType: typeTransportUnit.id,
        operation: typeOperation.id,
        minutes: timeOfService,
        scheduled: scheduling,
      }),
    ),
  );
  await savePhotos(
    context,
    record,
    input.photos.map(({ fileId }) => fileId),
  );
}

function ownId(id: string | undefined, stored: readonly { readonly id: string }[], field: string): string {
  if (id && !stored.some((one) => one.id === id))
    throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  return id ?? createId();
}

/** Photos of the warehouse stay; new ones were uploaded by the caller. */
async function savePhotos({ trx, actor }: Context, record: WarehouseRecord, wanted: readonly string[]): Promise<void> {
  const stored = (await repository.photosOf(trx, record)).map(({ fileId }) => fileId);
  for (const [at, fileId] of wanted.entries()) {
    if (stored.includes(fileId)) continue;
    const file = await findOwnFile(trx, { companyId: record.company_id, userId: actor.userId }, fileId);
    if (!file || wanted.indexOf(fileId) !== at) {
      throw requestErrors.invalid({ fields: { [`photos.${at}.fileId`]: { code: 'choice' } } });
    }
    if (!PICTURE.test(file.contentType)) throw fileErrors.badType();
  }
  await repository.savePhotos(trx, record, wanted);
  for (const fileId of stored.filter((one) => !wanted.includes(one))) await deleteFile(trx, fileId);
}

/** Bookings that are still to come and have no place any more; those that were left without one before are known. */
async function homelessAt({ trx, now }: Context, record: WarehouseRecord): Promise<readonly PlacedBooking[]> {
  const plan = { timeZone: record.time_zone, docks: record.docks, shifts: record.shifts, closures: record.closures };
  const placed = await repository.placedBookings(trx, record);
  return placed.filter(
    (booking) =>
      !booking.misfit &&
      booking.starts_at! > now &&
      !keepsPlace(
        {
          dockId: booking.dock_id!,
          lane: booking.lane!,
          action: booking.action as DockAction,
          operation: booking.type_operation,
          vehicleType: booking.vehicle_type,
          startsAt: booking.starts_at!,
          endsAt: booking.ends_at!,
        },
        plan,
      ),
  );
}

function refusalOf(bookings: readonly PlacedBooking[]) {
  const names = bookings.slice(0, NAMED_BOOKINGS).map(({ order_code, code }) => order_code ?? code);
  const codes = bookings.length > NAMED_BOOKINGS ? `${names.join(', ')}, …` : names.join(', ');
  return { params: { count: bookings.length, codes }, facts: { bookings: bookings.map(presentHomeless) } };
}

function recordAudit(
  context: Context,
  action: 'warehouses.create' | 'warehouses.update' | 'warehouses.remove',
  before: WarehouseRecord | null,
  after: WarehouseRecord | null,
) {
  return audit(context.trx, context, {
    action,
    entity: 'warehouse',
    entityId: (after ?? before)!.id,
    before: before && auditOf(before),
    after: after && auditOf(after),
  });
}

const times = ({ weekday, starts, ends }: WarehouseRecord['shifts'][number]) => `${weekday} ${starts}–${ends}`;

function auditOf(record: WarehouseRecord): WarehouseHistory {
  return {
    fullName: record.full_name,
    timeZone: record.time_zone,
    docks: record.docks.map(({ name, inService }) => (inService ? name : `(${name})`)).join(', '),
    shifts: record.shifts.map(times).join(', '),
    closures: record.closures.map(({ startsOn, endsOn }) => `${startsOn}–${endsOn}`).join(', '),
    startInterval: record.interval_minutes,
    buffer: record.buffer_minutes,
    viewDaysCalendar: record.view_days,
  };
}
