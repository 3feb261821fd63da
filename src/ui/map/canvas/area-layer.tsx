import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, FeatureCollection } from 'geojson';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Position } from '#kernel/position.ts';
import { MAP_COLORS, type Mode } from '#ui/theme/map-colors.ts';
import { TONES } from '#ui/theme/tones.ts';
import { areaRings } from '../geometry/area-rings.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { MapArea } from '../map-props.ts';
import { under } from './base-style.ts';
import { FONT } from './fonts.ts';

const CHOSEN = 'area-chosen';
/** A narrow corridor is easier to click at its edge. */
export const AREA_LAYERS = ['area-dots', CHOSEN, 'area-fill', 'area-line'];

interface AreaLayerProps {
  readonly areas: readonly MapArea[];
  readonly mode: Mode;
  /** The layer of the base map that stays above. */
  readonly below: string | undefined;
}

/** Geofences and risk areas: a translucent fill inside a line. Selecting one of thousands draws only that one again. */
export const AreaLayer = memo(function AreaLayer({ areas, mode, below }: AreaLayerProps): ReactNode {
  const quiet = useSame(areas.filter(({ selected }) => !selected));
  const chosen = useSame(areas.filter(({ selected }) => selected));
  const quietData = useMemo(() => features(quiet, mode), [quiet, mode]);
  const dotData = useMemo(() => dots(quiet, mode), [quiet, mode]);
  const chosenData = useMemo(() => features(chosen, mode), [chosen, mode]);
  return (
    <>
      <Source id="areas" type="geojson" data={quietData}>
        <Layer
          id="area-fill"
          type="fill"
          {...under(below)}
          paint={{ 'fill-color': ['get', 'color'], 'fill-opacity': 0.16 }}
        />
        <Layer
          id="area-line"
          type="line"
          {...under(below)}
          paint={{ 'line-color': ['get', 'color'], 'line-width': 2 }}
        />
        <Names id="area-names" mode={mode} />
      </Source>
      <Source id="area-centres" type="geojson" data={dotData}>
        <Layer
          id="area-dots"
          type="circle"
          filter={['<', ['zoom'], ['get', 'until']]}
          paint={{
            'circle-radius': 5,
            'circle-color': ['get', 'color'],
            'circle-stroke-color': MAP_COLORS[mode].land,
            'circle-stroke-width': 1.5,
          }}
        />
      </Source>
      <Source id="areas-chosen" type="geojson" data={chosenData}>
        <Layer
          id={CHOSEN}
          type="fill"
          {...under(below)}
          paint={{ 'fill-color': ['get', 'color'], 'fill-opacity': 0.32 }}
        />
        <Layer
          id="area-chosen-line"
          type="line"
          {...under(below)}
          paint={{ 'line-color': ['get', 'color'], 'line-width': 4 }}
        />
        <Names id="area-chosen-names" mode={mode} />
      </Source>
    </>
  );
});

/** The source comes from the element around it. */
function Names({ id, mode, ...inSource }: { readonly id: string; readonly mode: Mode }): ReactNode {
  const { label, land } = MAP_COLORS[mode];
  return (
    <Layer
      {...inSource}
      id={id}
      type="symbol"
      minzoom={7}
      layout={{ 'text-field': ['get', 'label'], 'text-font': FONT, 'text-size': 12, 'text-max-width': 8 }}
      paint={{ 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1.6 }}
    />
  );
}

/** The same array as before while it has the same areas in it. */
function useSame(areas: readonly MapArea[]): readonly MapArea[] {
  const [kept, keep] = useState(areas);
  const isSame = kept.length === areas.length && kept.every((area, at) => area === areas[at]);
  if (isSame) return kept;
  keep(areas);
  return areas;
}

/** The largest first: a small area inside a large one is above it, and can be clicked. */
function features(areas: readonly MapArea[], mode: Mode): FeatureCollection {
  const drawn = areas.map((area) => ({ area, rings: areaRings(area.shape) }));
  const sized = drawn.map((one) => ({ ...one, size: extent(one.rings[0]!) })).sort((a, b) => b.size - a.size);
  return { type: 'FeatureCollection', features: sized.map(({ area, rings }) => feature(area, rings, mode)) };
}

/** Pixels below which an area is a dot, and the pixels of a degree at zoom 0. */
const SMALL_PIXELS = 12;
const DEGREE_PIXELS = 512 / 360;

/** The centres of areas with a dot, and the zoom at which each is large enough by itself. */
function dots(areas: readonly MapArea[], mode: Mode): FeatureCollection {
  const drawn = areas.flatMap((area) => (area.dot ? [{ area, ring: areaRings(area.shape)[0]! }] : []));
  return {
    type: 'FeatureCollection',
    features: drawn.map(({ area, ring }): Feature => {
      const [west, south, east, north] = boundsOf(ring) ?? [0, 0, 0, 0];
      const degrees = Math.max(east - west, north - south);
      const until = degrees > 0 ? Math.log2(SMALL_PIXELS / (degrees * DEGREE_PIXELS)) : 0;
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2] },
        properties: { id: area.id, color: colorOf(area, mode), until },
      };
    }),
  };
}

const colorOf = ({ colour, tone = 'info' }: MapArea, mode: Mode): string => colour ?? TONES[mode][tone].line;

function extent(ring: readonly Position[]): number {
  const [west, south, east, north] = boundsOf(ring) ?? [0, 0, 0, 0];
  return (east - west) * (north - south);
}

function feature(area: MapArea, rings: readonly (readonly Position[])[], mode: Mode): Feature {
  const { id, label = '' } = area;
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(({ lng, lat }) => [lng, lat])) },
    properties: { id, label, color: colorOf(area, mode) },
  };
}
