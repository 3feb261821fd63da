import type { ReactNode } from 'react';
import type { CountryCode } from '#countries/country-type.ts';
import type { Position } from '#kernel/position.ts';
import type { Tone } from '#kernel/tone.ts';
import type { DrawnShape, ShapeKind } from './geometry/shape.ts';
import type { MapSource } from './map-source.ts';

/** A truck as last reported by its device. */
export interface TruckMark {
  readonly id: string;
  readonly at: Position;
  /** Degrees clockwise from north; null while it is not moving or the direction is unknown. */
  readonly heading: number | null;
  /** The tone of its state. */
  readonly tone: Tone;
  /** Usually the plate. */
  readonly label: string;
}

export const PLACE_KINDS = ['origin', 'destination', 'checkpoint', 'warehouse', 'alert'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface PlaceMark {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly at: Position;
  readonly label: string;
  /** Overrides the usual colour of its kind. */
  readonly tone?: Tone;
  /** Makes it draggable. */
  readonly onMove?: (to: Position) => void;
}

export interface RouteLine {
  readonly id: string;
  readonly kind: 'planned' | 'driven';
  readonly path: readonly Position[];
  /** It only joins its points and follows no road; the legend says so. */
  readonly straight?: boolean;
}

export interface MapArea {
  readonly shape: Exclude<DrawnShape, { readonly kind: 'point' }>;
  readonly label?: string;
  readonly tone?: Tone;
}

export interface MapPopup {
  readonly at: Position;
  /** What it describes, for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
  readonly onClose: () => void;
}

export interface Drawing {
  readonly tools: readonly ShapeKind[];
  readonly shapes: readonly DrawnShape[];
  readonly onChange: (shapes: readonly DrawnShape[]) => void;
}

export type LegendMark =
  | { readonly kind: 'truck'; readonly tone: Tone }
  | { readonly kind: PlaceKind; readonly tone?: Tone }
  | { readonly kind: RouteLine['kind']; readonly straight?: boolean }
  | { readonly kind: 'area'; readonly tone?: Tone };

export interface LegendEntry {
  readonly mark: LegendMark;
  /** Places, routes and areas have a phrase of their own. */
  readonly label?: string;
}

export interface MapViewProps {
  /** What the map shows, for screen readers. */
  readonly label: string;
  /** The country whose centre is shown while there is nothing else to show. */
  readonly country?: CountryCode | null;
  /** Shows the whole country instead of the area around its centre. */
  readonly countryWide?: boolean;

  readonly trucks?: readonly TruckMark[];
  readonly places?: readonly PlaceMark[];
  readonly routes?: readonly RouteLine[];
  readonly areas?: readonly MapArea[];
  readonly legend?: readonly LegendEntry[];
  readonly popup?: MapPopup | null;
  readonly drawing?: Drawing;

  /** What the view fits; by default everything that is drawn. */
  readonly frame?: readonly Position[];
  /** The view is fitted again when this changes, not whenever a truck moves. */
  readonly frameKey?: string;

  /** The truck or place shown in the popup or beside the map. */
  readonly selected?: string | null;
  /** A truck or a place was clicked. */
  readonly onSelect?: (id: string) => void;
  /** The map itself was clicked. */
  readonly onPick?: (at: Position) => void;

  readonly maxZoom?: number;
  /** Another base map than the configured one. */
  readonly source?: MapSource;
  /** `fill` takes the height of its container. */
  readonly size?: 'sm' | 'md' | 'lg' | 'fill';
}
