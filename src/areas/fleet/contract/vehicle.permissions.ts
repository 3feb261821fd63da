import { DOCUMENTS_READ } from '#areas/documents/contract/document.permissions.ts';
import { fleetsOf, VEHICLE_FLEETS, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { holds, namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

interface Rights {
  readonly read: PermissionRule;
  readonly write: PermissionRule;
}

/** Who reads also sees what who writes sees. */
export const VEHICLE_RIGHTS: Readonly<Record<VehicleFleet, Rights>> = {
  ownTruck: { read: DOCUMENTS_READ.truck.own, write: rule('transport-unit-write') },
  spotTruck: { read: DOCUMENTS_READ.truck.spot, write: rule('fleet-transport-unit-write') },
  ownSemitrailer: { read: DOCUMENTS_READ.semitrailer.own, write: rule('semitruck-write') },
  spotSemitrailer: { read: DOCUMENTS_READ.semitrailer.spot, write: rule('fleet-trailer-write') },
};

/** The list shows nothing to whoever may not read it, so the order of a spreadsheet asks for the download alone. */
export const VEHICLE_DOWNLOAD = rule('download-listings');

/** Spreadsheets of vehicles are read by the imports; the lists lead there. */
export const VEHICLE_IMPORT: Readonly<Record<VehicleKind, PermissionRule>> = {
  truck: rule('import-excel-trucks'),
  semitrailer: rule('import-excel-trailers'),
};

function union(rules: readonly PermissionRule[]): PermissionRule {
  return { anyOf: [...new Set(rules.flatMap(namesIn))] };
}

/** For calls about one vehicle of either market, or of any fleet: which of them it is shows only with the record. */
export function readsAny(kind: VehicleKind): PermissionRule {
  return union(fleetsOf(kind).map((fleet) => VEHICLE_RIGHTS[fleet].read));
}

export function writesAny(kind: VehicleKind): PermissionRule {
  return union(fleetsOf(kind).map((fleet) => VEHICLE_RIGHTS[fleet].write));
}

export const READS_SOME_VEHICLE = union(VEHICLE_FLEETS.map((fleet) => VEHICLE_RIGHTS[fleet].read));
export const WRITES_SOME_VEHICLE = union(VEHICLE_FLEETS.map((fleet) => VEHICLE_RIGHTS[fleet].write));
/** Answering for the closed fleet: whoever may write to it. */
export const ANSWERS_CLAIMS = union([VEHICLE_RIGHTS.ownTruck.write, VEHICLE_RIGHTS.ownSemitrailer.write]);

/** Orders are assigned by people who keep no fleet themselves. */
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
