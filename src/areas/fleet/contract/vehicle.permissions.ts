import { DOCUMENTS_READ } from '#areas/documents/contract/document.permissions.ts';
import { fleetsOf, VEHICLE_FLEETS, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { holds, namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

interface Rights {
  readonly read: PermissionRule;
  readonly write: PermissionRule;
}

/** The right to write includes the right to read. */
export const VEHICLE_RIGHTS: Readonly<Record<VehicleFleet, Rights>> = {
  ownTruck: { read: DOCUMENTS_READ.truck.own, write: rule('transport-unit-write') },
  spotTruck: { read: DOCUMENTS_READ.truck.spot, write: rule('fleet-transport-unit-write') },
  ownSemitrailer: { read: DOCUMENTS_READ.semitrailer.own, write: rule('semitruck-write') },
  spotSemitrailer: { read: DOCUMENTS_READ.semitrailer.spot, write: rule('fleet-trailer-write') },
};

/** Without the right to read the list is empty, so a spreadsheet asks only for the right to download. */
export const VEHICLE_DOWNLOAD = rule('download-listings');

/** The imports read spreadsheets of vehicles; the lists only link to them. */
export const VEHICLE_IMPORT: Readonly<Record<VehicleKind, PermissionRule>> = {
  truck: rule('import-excel-trucks'),
  semitrailer: rule('import-excel-trailers'),
};

function union(rules: readonly PermissionRule[]): PermissionRule {
  return { anyOf: [...new Set(rules.flatMap(namesIn))] };
}

/** For calls about a vehicle of either market or any fleet, which is known only once the record is read. */
export function readsAny(kind: VehicleKind): PermissionRule {
  return union(fleetsOf(kind).map((fleet) => VEHICLE_RIGHTS[fleet].read));
}

export function writesAny(kind: VehicleKind): PermissionRule {
  return union(fleetsOf(kind).map((fleet) => VEHICLE_RIGHTS[fleet].write));
}

export const READS_SOME_VEHICLE = union(VEHICLE_FLEETS.map((fleet) => VEHICLE_RIGHTS[fleet].read));
export const WRITES_SOME_VEHICLE = union(VEHICLE_FLEETS.map((fleet) => VEHICLE_RIGHTS[fleet].write));
/** Claims on the closed fleet are answered by everybody who may write to it. */
export const ANSWERS_CLAIMS = union([VEHICLE_RIGHTS.ownTruck.write, VEHICLE_RIGHTS.ownSemitrailer.write]);

/** People who assign orders may not have any right to the fleet itself. */
export const SEARCHES_FOR_ASSIGNMENT: PermissionRule = {
  anyOf: [...namesIn(readsAny('truck')), rule('load-order-write'), rule('assign-trucker')],
};

export const CATEGORIES_READ: PermissionRule = {
  anyOf: [...namesIn(VEHICLE_RIGHTS.ownTruck.read), rule('warehouses'), rule('scheduling')],
};
export const CATEGORIES_WRITE = anyOf('transport-unit-write', 'warehouses');

export function fleetsWith(right: keyof Rights, held: ReadonlySet<string>): readonly VehicleFleet[] {
  return VEHICLE_FLEETS.filter((fleet) => holds(held, VEHICLE_RIGHTS[fleet][right]));
}
