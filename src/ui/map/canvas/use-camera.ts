import type { MapRef } from '@vis.gl/react-maplibre';
import { useCallback, useEffect, useRef } from 'react';
import { countryOf } from '#countries/country.ts';
import { FALLBACK_CENTRE } from '#countries/map-centre.ts';
import type { Position } from '#kernel/position.ts';
import { cameraFor } from '../geometry/bounds.ts';
import { circleRing } from '../geometry/circle.ts';
import { countryZoom, ZOOM } from '../geometry/zoom.ts';
import type { MapViewProps } from '../map-props.ts';

const PADDING = 56;
const DURATION_MS = 600;

/** Where the map stands before there is anything to look at. */
export function homeView({ country, countryWide }: Pick<MapViewProps, 'country' | 'countryWide'>) {
  const centre = country ? countryOf(country).mapCentre : FALLBACK_CENTRE;
  return { longitude: centre.lng, latitude: centre.lat, zoom: countryWide ? countryZoom() : ZOOM.default };
}

/** Everything drawn on the map, as points to look at. */
export function pointsOf({ trucks, places, routes, areas }: MapViewProps): readonly Position[] {
  return [
    ...(trucks ?? []).map(({ at }) => at),
    ...(places ?? []).map(({ at }) => at),
    ...(routes ?? []).flatMap(({ path }) => path),
    ...(areas ?? []).flatMap(({ shape }) =>
      shape.kind === 'circle' ? circleRing(shape.centre, shape.radiusMeters) : shape.ring,
    ),
  ];
}

/**
 * Looks at everything once there is something to see, and again whenever the frame's key changes. Trucks that move
 * meanwhile do not pull the map away under the reader's hands. Returns the way to look at everything by hand.
 */
export function useCamera(map: MapRef | null, props: MapViewProps): () => void {
  const latest = useRef(props);
  latest.current = props;
  const isEmpty = (props.frame ?? pointsOf(props)).length === 0;

  const look = useCallback(
    (points: readonly Position[], animate: boolean) => {
      const camera = cameraFor(points, latest.current.maxZoom);
      if (!map || !camera) return;
      const duration = animate ? DURATION_MS : 0;
      if (camera.kind === 'centre') {
        map.easeTo({ center: [camera.at.lng, camera.at.lat], zoom: camera.zoom, duration });
        return;
      }
      const [west, south, east, north] = camera.bounds;
      map.fitBounds([west, south, east, north], { padding: PADDING, maxZoom: camera.maxZoom, duration });
    },
    [map],
  );
  /** The key of the frame last looked at; nothing yet is no key. */
  const shown = useRef<{ key: string | undefined } | null>(null);
  const key = props.frameKey;
  useEffect(() => {
    if (!map || isEmpty || (shown.current && shown.current.key === key)) return;
    look(latest.current.frame ?? pointsOf(latest.current), shown.current !== null);
    shown.current = { key };
  }, [map, isEmpty, key, look]);

  return useCallback(() => look(pointsOf(latest.current), true), [look]);
}
