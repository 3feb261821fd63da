/** A time with a beginning and, once it is over, an end, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number | null;
}

export interface LinkSpan extends Span {
  readonly vehicleId: string;
}
export interface TripSpan extends Span {
  readonly orderId: string;
  readonly companyId: string;
  readonly truckId: string;
  readonly driverId: string;
}
export interface SharingSpan extends Span {
  readonly orderId: string;
  readonly driverId: string;
}

/** Which truck a device reported for, the trips of that truck or of its driver, and when they shared their position. */
export interface TrackerSpans {
  readonly isPhone: boolean;
  readonly driverId: string | null;
  readonly links: readonly LinkSpan[];
  readonly trips: readonly TripSpan[];
  readonly sharing: readonly SharingSpan[];
}

export interface TripAt {
  readonly vehicleId: string | null;
  readonly orderId: string | null;
  /** Of the order. */
  readonly companyId: string | null;
  /** A phone is followed then and at no other time. */
  readonly isShared: boolean;
}

const contains = ({ from, to }: Span, at: number): boolean => from <= at && (to === null || at < to);

/** The one that began last, where two meet. */
function newest<S extends Span>(spans: readonly S[], at: number, fits: (span: S) => boolean): S | undefined {
  let found: S | undefined;
  for (const span of spans) {
    if (contains(span, at) && fits(span) && (!found || span.from > found.from)) found = span;
  }
  return found;
}

/** What a position belonged to at its own time, however late it comes. */
export function tripAt({ isPhone, driverId, links, trips, sharing }: TrackerSpans, at: Date): TripAt {
  const time = at.getTime();
  const vehicleId = newest(links, time, () => true)?.vehicleId ?? null;
  // The phone of a driver follows nobody else, whatever truck it is on.
  const isOthers = (drivenBy: string) => isPhone && driverId !== null && drivenBy !== driverId;
  const trip = newest(trips, time, ({ truckId, driverId: drivenBy }) =>
    vehicleId === null ? drivenBy === driverId : truckId === vehicleId && !isOthers(drivenBy),
  );
  const shared = isPhone
    ? newest(sharing, time, ({ orderId, driverId: by }) => orderId === trip?.orderId && !isOthers(by))
    : undefined;
  return {
    vehicleId: vehicleId ?? trip?.truckId ?? null,
    orderId: trip?.orderId ?? null,
    companyId: trip?.companyId ?? null,
    isShared: !isPhone || shared !== undefined,
  };
}
