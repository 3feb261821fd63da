/** What speaks against giving an order a truck with its driver, worst first. */
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
  'far',
] as const;
export type AssignmentReason = (typeof ASSIGNMENT_REASONS)[number];

/** Those that only say that others are the better choice. */
const SOFT: ReadonlySet<AssignmentReason> = new Set(['documentsIncomplete', 'far']);

export function forbids(reason: AssignmentReason): boolean {
  return !SOFT.has(reason);
}

/** Those that another driver takes away. */
const OF_DRIVER: ReadonlySet<AssignmentReason> = new Set(['driverDisabled', 'noDriver', 'driverBusy']);

/** Whether a truck that cannot be given as it stands can be given with another driver. */
export function takesOtherDriver(
  reasons: readonly AssignmentReason[],
  documents: { readonly vehiclesExpired: boolean },
): boolean {
  return reasons
    .filter(forbids)
    .every((reason) => OF_DRIVER.has(reason) || (reason === 'documentsExpired' && !documents.vehiclesExpired));
}

/** Beyond a day's drive a truck is suggested no more. */
export const FAR_KM = 500;

export interface Candidate {
  readonly truck: { readonly enabled: boolean; readonly type: string; readonly busyWith: string | null };
  readonly driver: { readonly enabled: boolean; readonly busyWith: string | null } | null;
  readonly trailers: readonly { readonly enabled: boolean; readonly type: string; readonly busyWith: string | null }[];
  readonly documents: { readonly expired: boolean; readonly complete: boolean };
  /** To the order's origin; null when nobody knows where the truck is. */
  readonly distanceKm: number | null;
}

export interface DriverCandidate {
  readonly enabled: boolean;
  readonly busyWith: string | null;
  readonly documents: { readonly expired: boolean; readonly complete: boolean };
}

/** What speaks against a driver, whichever truck it is. */
export function driverReasons({ enabled, busyWith, documents }: DriverCandidate): AssignmentReason[] {
  const found: Partial<Readonly<Record<AssignmentReason, boolean>>> = {
    driverDisabled: !enabled,
    driverBusy: busyWith !== null,
    documentsExpired: documents.expired,
    documentsIncomplete: !documents.complete,
  };
  return ASSIGNMENT_REASONS.filter((reason) => found[reason]);
}

/** An order may ask for a truck of a type, or for one that pulls a semitrailer of it. */
export function fits(wanted: string | null, types: readonly string[]): boolean {
  return wanted === null || types.includes(wanted);
}

export function assignmentReasons(
  { truck, driver, trailers, documents, distanceKm }: Candidate,
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
    far: distanceKm !== null && distanceKm > FAR_KM,
  };
  return ASSIGNMENT_REASONS.filter((reason) => found[reason]);
}
