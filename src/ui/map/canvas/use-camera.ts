import type { MapRef } from '@vis.gl/react-maplibre';
import type { PaddingOptions } from 'maplibre-gl';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { countryOf } from '#countries/country.ts';
import { FALLBACK_CENTRE } from '#countries/map-centre.ts';
import { cameraFor, isBare, pointsOf } from '../geometry/bounds.ts';
import { countryZoom, ZOOM } from '../geometry/zoom.ts';
import type { MapViewProps } from '../map-props.ts';
import { BY_ITSELF, forgetLook } from './use-look.ts';

const DURATION_MS = 600;
/** Marks at the edge of the map need room for their picture, and above for the pin. */
const MARGIN = 56;
const PIN_MARGIN = 64;
/** Narrower maps cannot spare a column for the legend, and have smaller margins. */
const WIDE = 720;
const NARROW_MARGIN = 30;
const NARROW_SHARE = 0.25;
/** Between the controls and the edge of the map. */
const CONTROLS_EDGE = 10;

const never = () => () => undefined;

/** The view before there is anything to show. */
function homeView({ country, countryWide }: Pick<MapViewProps, 'country' | 'countryWide'>) {
  const centre = country ? countryOf(country).mapCentre : FALLBACK_CENTRE;
  return { longitude: centre.lng, latitude: centre.lat, zoom: countryWide ? countryZoom() : ZOOM.default };
}

/** Where the map was left, or where nothing is shown yet. */
export function firstView({ look, ...props }: Pick<MapViewProps, 'country' | 'countryWide' | 'look'>) {
  return look ? { longitude: look.lng, latitude: look.lat, zoom: look.zoom } : homeView(props);
}

interface Framed extends MapViewProps {
  readonly isBuiltIn: boolean;
}

/**
 * Fits the view once there is something to see, and again when the frame's key changes. Moving trucks alone do not move
 * the map. Returns a function that fits the view again.
 */
export function useCamera(map: MapRef | null, props: Framed, overlay: RefObject<HTMLElement | null>): () => void {
  const latest = useRef(props);
  latest.current = props;
  // The trucks of a store come without drawing the map again.
  useSyncExternalStore(props.truckStore?.subscribe ?? never, () => props.truckStore?.size === 0);
  const isEmpty = props.frame ? props.frame.length === 0 : isBare(props);
  const isDrawing = props.lineEditing?.tool === 'draw';

  const look = useCallback(
    (points: ReturnType<typeof pointsOf>, animate: boolean) => {
      if (!map) return;
      const duration = animate ? DURATION_MS : 0;
      const camera = cameraFor(points, latest.current);
      if (!camera) {
        const { longitude, latitude, zoom } = homeView(latest.current);
        map.easeTo({ center: [longitude, latitude], zoom, duration }, BY_ITSELF);
      } else if (camera.kind === 'centre') {
        map.easeTo({ center: [camera.at.lng, camera.at.lat], zoom: camera.zoom, duration }, BY_ITSELF);
      } else {
        const [west, south, east, north] = camera.bounds;
        const padding = roomAround(map.getContainer().clientWidth, overlay.current?.offsetWidth ?? 0);
        map.fitBounds([west, south, east, north], { padding, maxZoom: camera.maxZoom, duration }, BY_ITSELF);
      }
    },
    [map, overlay],
  );
  const key = props.frameKey;
  /** The key of the last shown frame; null before the first. A map that was left somewhere is there already. */
  const shown = useRef<{ key: string | undefined } | null>(props.look ? { key } : null);
  useEffect(() => {
    // Drawing begins where somebody looks; the first point does not move the map.
    if (isDrawing && isEmpty && !shown.current) shown.current = { key };
    if (!map || isEmpty || (shown.current && shown.current.key === key)) return;
    look(latest.current.frame ?? pointsOf(latest.current), shown.current !== null);
    shown.current = { key };
  }, [map, isEmpty, isDrawing, key, look]);

  return useCallback(() => {
    const points = pointsOf(latest.current);
    look(points.length > 0 ? points : (latest.current.frame ?? []), true);
    forgetLook(map, latest.current);
  }, [map, look]);
}

/** No mark begins below the column of controls; a narrow map makes room for the buttons, not for an open legend. */
function roomAround(width: number, overlayWidth: number): PaddingOptions {
  if (width > WIDE) return { top: PIN_MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN + overlayWidth };
  const controls = Math.min(overlayWidth, width * NARROW_SHARE) + CONTROLS_EDGE;
  return { top: PIN_MARGIN, bottom: MARGIN, left: NARROW_MARGIN, right: controls + NARROW_MARGIN };
}
