import { useMemo } from 'react';
import { planOnMap } from '#areas/load-orders/rules/plan-map.ts';
import { type DrawnFence, readGeofenceMap, readPlaceMap } from '#areas/routes/contract/library-map.calls.ts';
import { READ_ROUTES } from '#areas/routes/contract/route.permissions.ts';
import { readMap } from '#areas/trips/contract/trip-position.calls.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { useCall } from '#ui/api/api-context.tsx';
import type { AreaShape } from '#ui/map/geometry/shape.ts';
import type { MapArea, PlaceMark, RouteLine, Trail } from '#ui/map/map-props.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { readTrails, TRAILS_MAX } from '../../contract/live.calls.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import type { Layer } from './map-state.ts';

const TRAILS_EVERY_MS = 30_000;
const DECIMALS = 5;

interface Shown {
  readonly layers: readonly Layer[];
  readonly trucks: readonly LiveTruck[];
  readonly selected: LiveTruck | undefined;
}

/** What lies below the trucks: their last way, the path of the selected one, and the library of routes. */
export function useMapLayers({ layers, trucks, selected }: Shown) {
  const mayReadRoutes = useHolds(READ_ROUTES);
  const shows = (layer: Layer) => layers.includes(layer);
  const vehicles = trucks.filter(({ lat }) => lat !== null).slice(0, TRAILS_MAX);
  const trails = useCall(
    readTrails,
    {
      query: {
        vehicles: vehicles
          .map(({ id }) => id)
          .sort()
          .join(),
      },
    },
    { enabled: shows('trails') && vehicles.length > 0, staleTime: TRAILS_EVERY_MS, refetchInterval: TRAILS_EVERY_MS },
  );
  const orderId = selected?.order?.id;
  const plan = useCall(readMap, { params: { id: orderId ?? '' } }, { enabled: shows('path') && orderId !== undefined });
  const fences = useCall(readGeofenceMap, { query: {} }, { enabled: shows('fences') && mayReadRoutes });
  const places = useCall(readPlaceMap, { query: {} }, { enabled: shows('places') && mayReadRoutes });
  const drawn = useMemo(() => (plan.data?.plan ? planOnMap(plan.data.plan) : null), [plan.data]);
  return {
    mayReadRoutes,
    trails: shows('trails') ? (trails.data?.trails ?? []).map(trailOf) : [],
    routes: (shows('path') && orderId && drawn ? [drawn.route] : []) as readonly RouteLine[],
    places: [
      ...(shows('path') && orderId && drawn ? drawn.marks : []),
      ...(shows('places') ? (places.data?.places ?? []) : []).map(
        ({ _id, name, lat, lng, use }): PlaceMark => ({ id: _id, kind: KINDS[use], at: { lat, lng }, label: name }),
      ),
    ],
    areas: shows('fences') ? (fences.data?.geofences ?? []).map(areaOf) : [],
  };
}

const KINDS = { load: 'load', unload: 'unload', both: 'warehouse' } as const;

const trailOf = ({ id, line }: { readonly id: string; readonly line: string }): Trail => ({
  id,
  path: decodeLine(line, DECIMALS) ?? [],
});

function areaOf({ _id, name, color, shape }: DrawnFence): MapArea {
  return { id: _id, label: name, shape: shapeOf(shape), dot: true, ...(color ? { colour: color } : {}) };
}

function shapeOf(shape: DrawnFence['shape']): AreaShape {
  if (shape.kind === 'circle') return shape;
  if (shape.kind === 'corridor') return { ...shape, line: decodeLine(shape.line) ?? [] };
  const [ring = [], ...holes] = shape.rings.map((text) => decodeLine(text) ?? []);
  return { kind: 'polygon', ring, holes };
}
