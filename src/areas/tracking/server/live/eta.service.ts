import { isOpen, ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import { type MeasuredLine, measure, nearestOn } from '#areas/routes/rules/line.ts';
import { type Eta, etaOf, type SectionSpeeds } from '#areas/tracking/rules/eta.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { positionOfPlace } from '#platform/places/place-position.ts';
import { HOURS_PER_BAND, pathOf, type StoredPath, type StoredSpeed, speedsOf } from './section-speed.repository.ts';

/** Roads are longer than the straight line. */
const ROAD_FACTOR = 1.3;
/** Farther from its path, the way back to it is not known. */
const ON_PATH_METERS = 20_000;
const SPEEDS_KEPT_MS = 10 * 60_000;
const PATHS_KEPT = 300;

interface KnownPath extends StoredPath {
  readonly measured: MeasuredLine;
}

interface KnownSpeeds {
  readonly speeds: SectionSpeeds;
  readonly until: number;
}

/** Versions of a path never change. */
const paths = new Map<string, KnownPath>();
const speedsByVersion = new Map<string, KnownSpeeds>();

type EtaOrder = Pick<
  OrderRecord,
  'company_id' | 'status' | 'path_version_id' | 'origin' | 'destination' | 'distance_km' | 'expected_minutes'
>;

export interface OrderEta extends Eta {
  readonly remainingMeters: number;
  /** The next planned checkpoint on the path; null behind the last one, and without a path. */
  readonly next: {
    readonly name: string;
    readonly type: StoredPath['checkpoints'][number]['type'];
    readonly meters: number;
  } | null;
}

/** When the truck of an open order arrives at the delivery; null where nobody knows where that is. */
export async function etaOfOrder(
  trx: Trx,
  order: EtaOrder,
  { at, now }: { readonly at: Position; readonly now: Date },
): Promise<OrderEta | null> {
  if (!isOpen(order.status)) return null;
  const path = order.path_version_id === null ? undefined : await knownPath(trx, order.path_version_id);
  // Before the loading, the way there comes first.
  const isLoaded = order.status === ORDER_STATUS.inProgress;
  if (path && order.path_version_id !== null) {
    const { meters, offMeters } = nearestOn(path.measured, at);
    if (isLoaded && offMeters <= ON_PATH_METERS) {
      const scale = path.measured.totalMeters > 0 ? path.meters / path.measured.totalMeters : 1;
      const progress = meters * scale;
      const remainingMeters = Math.max(0, path.meters - progress) + offMeters * ROAD_FACTOR;
      const speeds = await knownSpeeds(trx, order.company_id, order.path_version_id, now);
      const next = path.checkpoints.find((checkpoint) => checkpoint.meters > progress);
      return {
        ...etaOf({ now, remainingMeters, path, speeds }),
        remainingMeters,
        next: next ? { name: next.name, type: next.type, meters: next.meters - progress } : null,
      };
    }
  }
  return withoutPath(trx, order, { at, now, isLoaded });
}

async function withoutPath(
  trx: Trx,
  order: EtaOrder,
  { at, now, isLoaded }: { readonly at: Position; readonly now: Date; readonly isLoaded: boolean },
): Promise<OrderEta | null> {
  const [origin, destination] = [
    await positionOfPlace(trx, order.origin),
    await positionOfPlace(trx, order.destination),
  ];
  if (!destination) return null;
  const stops = isLoaded || !origin ? [at, destination] : [at, origin, destination];
  const straight = stops.slice(1).reduce((sum, to, nth) => sum + distanceMeters(stops[nth]!, to), 0);
  const remainingMeters = straight * ROAD_FACTOR;
  const [km, minutes] = [Number(order.distance_km ?? 0), order.expected_minutes ?? 0];
  const path = km > 0 && minutes > 0 ? { meters: km * 1000, minutes } : null;
  return { ...etaOf({ now, remainingMeters, path }), remainingMeters, next: null };
}

async function knownPath(trx: Trx, versionId: string): Promise<KnownPath | undefined> {
  const known = paths.get(versionId);
  if (known) return known;
  const stored = await withPlatformScope(trx, () => pathOf(trx, versionId));
  const line = stored && decodeLine(stored.line);
  if (!stored || !line || line.length < 2) return undefined;
  const path = { ...stored, measured: measure(line) };
  // The oldest is the first of the map.
  if (paths.size >= PATHS_KEPT) paths.delete(paths.keys().next().value!);
  paths.set(versionId, path);
  return path;
}

async function knownSpeeds(trx: Trx, companyId: string, versionId: string, now: Date): Promise<SectionSpeeds> {
  const known = speedsByVersion.get(versionId);
  if (known && known.until > now.getTime()) return known.speeds;
  const rows = await withPlatformScope(trx, () => speedsOf(trx, companyId, versionId));
  const speeds = sectionSpeeds(rows);
  if (speedsByVersion.size >= PATHS_KEPT) speedsByVersion.delete(speedsByVersion.keys().next().value!);
  speedsByVersion.set(versionId, { speeds, until: now.getTime() + SPEEDS_KEPT_MS });
  return speeds;
}

/** Of the hours of the day where enough trips passed then, or else of the whole day. */
function sectionSpeeds(rows: readonly StoredSpeed[]): SectionSpeeds {
  const keyOf = (section: number, band: number | null) => `${section}/${band ?? 'day'}`;
  const bySection = new Map(
    rows.map(({ section, band, slow, usual, fast }) => [
      keyOf(section, band),
      { slowKmh: slow, usualKmh: usual, fastKmh: fast },
    ]),
  );
  return {
    of: (section, at) =>
      bySection.get(keyOf(section, Math.floor(at.getUTCHours() / HOURS_PER_BAND))) ??
      bySection.get(keyOf(section, null)),
  };
}
