/** Reasons against assigning a truck with its driver to an order, worst first. */
export const ASSIGNMENT_REASONS = [
  'truckDisabled',
  'driverDisabled',
  'trailerDisabled',
  'noDriver',
  'truckBusy',
  'driverBusy',
  'trailerBusy',
  'documentsExpired',
  'wrongVehicleType',
  'documentsIncomplete',
  'homologationFailed',
  'far',
] as const;
export type AssignmentReason = (typeof ASSIGNMENT_REASONS)[number];

/** Reasons that only make other trucks the better choice. */
const SOFT: ReadonlySet<AssignmentReason> = new Set(['documentsIncomplete', 'homologationFailed', 'far']);

export function forbids(reason: AssignmentReason): boolean {
  return !SOFT.has(reason);
}

/** Reasons that another driver would remove. */
const OF_DRIVER: ReadonlySet<AssignmentReason> = new Set(['driverDisabled', 'noDriver', 'driverBusy']);

/** Whether an unsuitable truck becomes suitable with another driver. */
export function takesOtherDriver(
  reasons: readonly AssignmentReason[],
  documents: { readonly vehiclesExpired: boolean },
): boolean {
  return reasons
    .filter(forbids)
    .every((reason) => OF_DRIVER.has(reason) || (reason === 'documentsExpired' && !documents.vehiclesExpired));
}

/** A truck farther away than a day's drive is no longer suggested. */
export const FAR_KM = 500;

export interface Candidate {
  readonly truck: { readonly enabled: boolean; readonly type: string; readonly busyWith: string | null };
  readonly driver: { readonly enabled: boolean; readonly busyWith: string | null } | null;
  readonly trailers: readonly { readonly enabled: boolean; readonly type: string; readonly busyWith: string | null }[];
  readonly documents: { readonly expired: boolean; readonly complete: boolean };
  /** The registers that have something against the truck, its semitrailers or its driver: `RUAT_DIPROVE`. */
  readonly failedChecks: readonly string[];
  /** Distance to the order's origin; null when the position of the truck is unknown. */
  readonly distanceKm: number | null;
}

export interface DriverCandidate {
  readonly enabled: boolean;
  readonly busyWith: string | null;
  readonly documents: { readonly expired: boolean; readonly complete: boolean };
  readonly failedChecks: readonly string[];
}

/** Reasons against a driver, regardless of the truck. */
export function driverReasons(driver: DriverCandidate): AssignmentReason[] {
  const { enabled, busyWith, documents, failedChecks } = driver;
  const found: Partial<Readonly<Record<AssignmentReason, boolean>>> = {
    driverDisabled: !enabled,
    driverBusy: busyWith !== null,
    documentsExpired: documents.expired,
    documentsIncomplete: !documents.complete,
    homologationFailed: failedChecks.length > 0,
  };
  return ASSIGNMENT_REASONS.filter((reason) => found[reason]);
}

/** An order may ask for a truck of a type, or for one that pulls a semitrailer of that type. */
export function fits(wanted: string | null, types: readonly string[]): boolean {
  return wanted === null || types.includes(wanted);
}

export function assignmentReasons(
  { truck, driver, trailers, documents, failedChecks, distanceKm }: Candidate,
  wantedType: string | null,
): AssignmentReason[] {
  const found: Readonly<Record<AssignmentReason, boolean>> = {
    truckDisabled: !truck.enabled,
    driverDisabled: driver !== null && !driver.enabled,
    trailerDisabled: trailers.some(({ enabled }) => !enabled),
    noDriver: driver === null,
    truckBusy: truck.busyWith !== null,
    driverBusy: driver !== null && driver.busyWith !== null,
    trailerBusy: trailers.some(({ busyWith }) => busyWith !== null),
    documentsExpired: documents.expired,
    wrongVehicleType: !fits(wantedType, [truck.type, ...trailers.map(({ type }) => type)]),
    documentsIncomplete: !documents.complete,
    homologationFailed: failedChecks.length > 0,
    far: distanceKm !== null && distanceKm > FAR_KM,
  };
  return ASSIGNMENT_REASONS.filter((reason) => found[reason]);
}
