import { z } from 'zod';
import { readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import { fleetsWith } from '#areas/fleet/contract/vehicle.permissions.ts';
import { FLEET_TRAITS } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { HandOut, ImportContext, RowOutcome } from '#areas/imports/server/index.ts';
import { lockDevice } from '#areas/positions/server/index.ts';
import { shownPlate } from '#countries/country.ts';
import { plateKey } from '#countries/plate.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { deviceInput } from '../../contract/device.shapes.ts';
import { expectedOf } from '../devices/device.presenter.ts';
import { setUpOf } from '../devices/device-secret.ts';
import { findFullDevice } from '../devices/device-view.repository.ts';
import { putOn, storeChange, storeDevice } from '../devices/store-device.ts';
import { type NamedDevice, namedDevices } from './named-device.repository.ts';

const { identifier, name, kind, claimedProtocol, intervalSeconds } = deviceInput;

/** Cells that are empty leave a device as it is. */
export const deviceLineShape = z.object({
  identifier,
  plate: z.string().nullable(),
  /** The document or the name of the driver whose phone it is. */
  driver: z.string().nullable(),
  name: name.optional(),
  kind: kind.optional(),
  claimedProtocol: claimedProtocol.unwrap().optional(),
  intervalSeconds: intervalSeconds.unwrap().optional(),
});
export type DeviceLine = z.output<typeof deviceLineShape>;

const HEADINGS = [
  'tracking.devices.fields.identifier',
  'tracking.devices.secret.secret',
  'tracking.devices.secret.address',
  'tracking.devices.secret.scan',
] as const satisfies readonly PhraseKey[];

function find({ trx, actor }: ImportContext, lines: readonly DeviceLine[]): Promise<readonly NamedDevice[]> {
  const fleets = fleetsWith('write', actor.permissions).filter((fleet) => FLEET_TRAITS[fleet].kind === 'truck');
  return namedDevices(trx, {
    identifiers: lines.map((line) => line.identifier),
    plates: lines.map(({ plate }) => plate && plateKey(plate)),
    drivers: lines.map(({ driver }) => driver),
    driverMarkets: readableMarkets(actor.permissions),
    country: actor.country,
    markets: fleets.map((fleet) => FLEET_TRAITS[fleet].market),
  });
}

/** New or known, and whether its truck and its driver are of the company and free. */
export async function judgeDevices(
  context: ImportContext,
  lines: readonly DeviceLine[],
): Promise<readonly RowOutcome[]> {
  const found = await find(context, lines);
  // One driver may be called by the document in one line and by the name in another.
  const phones = new Map<string, string>();
  return lines.map((line, at) => {
    const named = found[at]!;
    const plate = plateProblem(line, named);
    const driver = driverProblem(line, named, phones);
    if (named.driver && !driver) phones.set(named.driver.id, line.identifier);
    if (plate || driver) return { problems: { ...(plate && { plate }), ...(driver && { driver }) } };
    return named.device ? 'update' : 'insert';
  });
}

interface Problem {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
}

function plateProblem({ plate }: DeviceLine, { on_truck: onTruck, truck }: NamedDevice): Problem | undefined {
  if (!plate) return undefined;
  if (!truck) return { code: 'noSuchTruck' };
  if (onTruck && onTruck.id !== truck.id) {
    return { code: 'deviceOnTruck', params: { plate: shownPlate(onTruck.country_code, onTruck.plate) } };
  }
  if (onTruck || truck.identifier === null) return undefined;
  const params = { plate: shownPlate(truck.country_code, truck.plate), device: truck.identifier };
  return { code: 'truckHasDevice', params };
}

function driverProblem(
  { driver: called, kind: newKind }: DeviceLine,
  { device, driver, drivers }: NamedDevice,
  phones: ReadonlyMap<string, string>,
): Problem | undefined {
  if (!called) return undefined;
  if ((newKind ?? device?.kind ?? 'hardware') !== 'phone') return { code: 'driverOfPhone' };
  if (!driver) return { code: drivers > 1 ? 'driverNotUnique' : 'noSuchDriver' };
  const other = phones.get(driver.id) ?? (driver.phone_id === device?.id ? undefined : driver.phone);
  return other ? { code: 'driverHasPhone', params: { device: other } } : undefined;
}

/** Each new device has a secret of its own, which is in the file that only the importer gets. */
export async function importDevices(
  context: ImportContext,
  lines: readonly DeviceLine[],
  handOut: HandOut,
): Promise<void> {
  const { services, language } = context;
  const found = await find(context, lines);
  const rows: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const named = found[at]!;
    if (named.device) await change(context, line, named.device, named);
    else rows.push(await register(context, line, named));
  }
  if (rows.length === 0) return;
  const headings = HEADINGS.map((heading) => services.translate(language, heading));
  handOut({ name: services.translate(language, 'tracking.devices.secret.fileName'), headings, rows });
}

async function change(
  context: ImportContext,
  { plate: _plate, driver: _driver, ...line }: DeviceLine,
  { id, driver_id: driverId, ...known }: NonNullable<NamedDevice['device']>,
  { truck, driver }: NamedDevice,
): Promise<void> {
  const { trx } = context;
  const newKind = line.kind ?? known.kind;
  const stored = {
    ...{ name: known.name, claimedProtocol: known.claimed_protocol, intervalSeconds: known.interval_seconds },
    // Only a phone belongs to a driver.
    driverId: newKind === 'phone' ? (driver?.id ?? driverId) : null,
  };
  await storeChange(context, await lockDevice(trx, id), { ...stored, ...line, kind: newKind });
  if (truck) await putOn(context, await lockDevice(trx, id), truck.id);
}

async function register(
  context: ImportContext,
  { plate: _plate, driver: _driver, ...line }: DeviceLine,
  { truck, driver }: NamedDevice,
): Promise<string[]> {
  const nothing = { name: null, claimedProtocol: null, intervalSeconds: null };
  const kindOfLine = line.kind ?? 'hardware';
  const made = await storeDevice(context, {
    ...nothing,
    ...line,
    kind: kindOfLine,
    driverId: driver?.id ?? null,
    transportUnitId: truck?.id ?? null,
  });
  const { intervalSeconds: seconds } = expectedOf(await findFullDevice(context.trx, made.id));
  const { origin } = context.caller;
  const setUp = setUpOf({ origin, secret: made.secret, identifier: line.identifier, intervalSeconds: seconds });
  return [line.identifier, setUp.secret, setUp.address, setUp.setup];
}
