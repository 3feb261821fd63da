import { useMemo } from 'react';
import { planOnMap } from '#areas/load-orders/rules/plan-map.ts';
import { readGeofenceMap, readPlaceMap } from '#areas/routes/contract/library-map.calls.ts';
import { READ_ROUTES } from '#areas/routes/contract/route.permissions.ts';
import { readMap } from '#areas/trips/contract/trip-position.calls.ts';
import { boxAround, isInBox, type MapBox } from '#kernel/map-box.ts';
import { useCall } from '#ui/api/api-context.tsx';
import type { PlaceMark, RouteLine } from '#ui/map/map-props.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { readPaths, readTrails, TRAILS_MAX } from '../../contract/live.calls.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { areaOf, checkpointOf, placeOf, routeOf, trailOf } from './drawn-layers.ts';
import type { Layer } from './map-state.ts';

const TRAILS_EVERY_MS = 30_000;
/** The library changes seldom: a part of the map that comes back into view is there already. */
const LIBRARY_FRESH_MS = 5 * 60_000;
const KEPT = { staleTime: LIBRARY_FRESH_MS, placeholderData: <T>(before: T) => before };
const NOTHING: readonly never[] = [];

interface Shown {
  readonly layers: readonly Layer[];
  readonly trucks: readonly LiveTruck[];
  readonly selected: LiveTruck | undefined;
  /** What the map shows; null until it does. */
  readonly bounds: MapBox | null;
}

/** What lies below the trucks; each is read once it is switched on, and only what is in view. */
export function useMapLayers({ layers, trucks, selected, bounds }: Shown) {
  const shows = (layer: Layer) => bounds !== null && layers.includes(layer);
  const trails = useTrails(shows('trails') ? trucks.filter((truck) => isSeen(truck, bounds)) : NOTHING);
  const own = useOwnPath(layers.includes('path') ? selected?.order?.id : undefined);
  const paths = usePaths(bounds, { lines: shows('paths'), checkpoints: shows('checkpoints') });
  const library = useLibrary(bounds, { fences: shows('fences'), places: shows('places') });
  return {
    mayReadRoutes: library.mayRead,
    trails,
    routes: [...paths.lines, ...own.routes] as readonly RouteLine[],
    places: [...own.marks, ...paths.checkpoints, ...library.places] as readonly PlaceMark[],
    areas: library.areas,
    /** More than one map draws: coming closer shows the rest. */
    isCut: library.isCut,
  };
}

const isSeen = ({ lat, lng }: LiveTruck, bounds: MapBox | null) =>
  bounds !== null && lat !== null && lng !== null && isInBox({ lat, lng }, bounds);

function useTrails(trucks: readonly LiveTruck[]) {
  const ids = trucks.slice(0, TRAILS_MAX).map(({ id }) => id);
  const { data } = useCall(
    readTrails,
    { query: { vehicles: ids.sort().join() } },
    {
      enabled: ids.length > 0,
      staleTime: TRAILS_EVERY_MS,
      refetchInterval: TRAILS_EVERY_MS,
      placeholderData: (before) => before,
    },
  );
  const trails = useMemo(() => data?.trails.map(trailOf), [data]);
  return ids.length > 0 ? (trails ?? NOTHING) : NOTHING;
}

/** Of the truck that is looked at: its path with the corridor, and what it passes. */
function useOwnPath(orderId: string | undefined) {
  const { data } = useCall(readMap, { params: { id: orderId ?? '' } }, { enabled: orderId !== undefined });
  const drawn = useMemo(() => (data?.plan ? planOnMap(data.plan) : null), [data]);
  return orderId && drawn ? { routes: [drawn.route], marks: drawn.marks } : { routes: NOTHING, marks: NOTHING };
}

const viewOf = (bounds: MapBox | null) => ({ query: { within: bounds ? boxAround(bounds) : '' } });

function usePaths(bounds: MapBox | null, shown: { readonly lines: boolean; readonly checkpoints: boolean }) {
  const { data } = useCall(readPaths, viewOf(bounds), { enabled: shown.lines || shown.checkpoints, ...KEPT });
  const lines = useMemo(() => data?.paths.map(routeOf), [data]);
  const checkpoints = useMemo(() => data?.checkpoints.map(checkpointOf), [data]);
  return {
    lines: (shown.lines && lines) || NOTHING,
    checkpoints: (shown.checkpoints && checkpoints) || NOTHING,
  };
}

function useLibrary(bounds: MapBox | null, shown: { readonly fences: boolean; readonly places: boolean }) {
  const mayRead = useHolds(READ_ROUTES);
  const fences = useCall(readGeofenceMap, viewOf(bounds), { enabled: mayRead && shown.fences, ...KEPT }).data;
  const places = useCall(readPlaceMap, viewOf(bounds), { enabled: mayRead && shown.places, ...KEPT }).data;
  const areas = useMemo(() => fences?.geofences.map(areaOf), [fences]);
  const marks = useMemo(() => places?.places.map(placeOf), [places]);
  const isFenceCut = shown.fences && fences !== undefined && fences.total > fences.geofences.length;
  const isPlaceCut = shown.places && places !== undefined && places.total > places.places.length;
  return {
    mayRead,
    areas: (shown.fences && areas) || NOTHING,
    places: (shown.places && marks) || NOTHING,
    isCut: isFenceCut || isPlaceCut,
  };
}
