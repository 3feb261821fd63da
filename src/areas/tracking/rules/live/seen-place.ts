/** What one tracker last reported, by times in milliseconds. */
export interface Reported {
  /** Null until it reported a position. */
  readonly at: number | null;
  readonly contactAt: number;
}

/** How trackers report: a device of the truck, the phone of the driver (as a device or by the driver's page), a person. */
export type TrackerWay = 'device' | 'phone' | 'person';

export interface Permitted {
  /** The truck belongs to the company that looks. */
  readonly isOwn: boolean;
  /** Of the open order through which the company sees the truck; null without one. */
  readonly trip: { readonly assignedAt: number; readonly sharingSince: number | null } | null;
}

/**
 * Whether a company may see what a tracker reported. A device of a truck is its owner's always and the shipper's only
 * from the assignment on; a phone is nobody's but from the consent on, while it lasts.
 */
export function maySee(way: TrackerWay, at: number, { isOwn, trip }: Permitted): boolean {
  if (way === 'device' && isOwn) return true;
  if (!trip) return false;
  if (way === 'phone') return trip.sharingSince !== null && at >= trip.sharingSince;
  return at >= trip.assignedAt;
}

/** The newest of the positions that may be seen, with the newest sign of life. */
export function seenPlace<T extends Reported & { readonly way: TrackerWay }>(
  trackers: readonly T[],
  permitted: Permitted,
): { readonly place: T | null; readonly contactAt: number | null; readonly tracker: T | null } {
  let place: T | null = null;
  let contact: T | null = null;
  for (const tracker of trackers) {
    const { way, at, contactAt } = tracker;
    if (!maySee(way, contactAt, permitted)) continue;
    if (contact === null || contactAt > contact.contactAt) contact = tracker;
    if (at !== null && maySee(way, at, permitted) && (place?.at == null || at > place.at)) place = tracker;
  }
  return { place, contactAt: contact?.contactAt ?? null, tracker: place ?? contact };
}
