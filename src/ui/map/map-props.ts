import type { ReactNode } from 'react';
import type { CountryCode } from '#countries/country-type.ts';
import type { Position } from '#kernel/position.ts';
import type { Tone } from '#kernel/tone.ts';
import type { MapLook, Rest } from './geometry/map-look.ts';
import type { AreaShape, DrawnShape, ShapeKind } from './geometry/shape.ts';
import type { MapSource } from './map-source.ts';
import type { TruckMark } from './truck-mark.ts';

/** Trucks that move all the time, as `TruckStore` holds them. */
export interface TruckSource {
  readonly size: number;
  /** In no particular order. */
  readonly marks: readonly TruckMark[];
  /** Where each of the marks is on the flat map of the world, from 0 to 1. */
  readonly spots: { readonly xs: Float64Array; readonly ys: Float64Array };
  readonly get: (id: string) => TruckMark | undefined;
  /** The listener runs after each change; what is returned ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where a truck was in the last half hour, for example. */
export interface Trail {
  readonly id: string;
  readonly path: readonly Position[];
  readonly tone?: Tone;
}

/** What is passed on the way. */
export const CHECKPOINT_KINDS = [
  'toll',
  'policePost',
  'riskArea',
  'speedControl',
  'restArea',
  'fuel',
  'border',
] as const;

export const PLACE_KINDS = [
  'origin',
  'destination',
  'checkpoint',
  'warehouse',
  'alert',
  ...CHECKPOINT_KINDS,
  'stopover',
  'load',
  'unload',
  /** Where a drawing is wrong, for example where a ring crosses itself. */
  'problem',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface PlaceMark {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly at: Position;
  readonly label: string;
  /** Overrides the usual colour of its kind. */
  readonly tone?: Tone;
  /** Shown on a stopover. */
  readonly number?: number;
  /** Makes it draggable. */
  readonly onMove?: (to: Position) => void;
}

export interface RouteLine {
  readonly id: string;
  readonly kind: 'planned' | 'driven';
  readonly path: readonly Position[];
  /** It only joins its points and follows no road; dashed, and the legend says so. */
  readonly straight?: boolean;
  /** The way is estimated and no real path; dashed, and the legend says so. */
  readonly estimate?: boolean;
  /** Another path than the one shown; drawn thin and below. */
  readonly quiet?: boolean;
  /** A part of the driven way without positions; dashed, because nobody knows the way, and the legend says so. */
  readonly gap?: boolean;
  /** Overrides the usual colour of its kind. */
  readonly tone?: Tone;
  /** Metres on each side of the line, shown as a translucent band. */
  readonly corridorMeters?: number;
}

export interface MapArea {
  readonly id: string;
  readonly shape: AreaShape;
  readonly label?: string;
  readonly tone?: Tone;
  /** `#rrggbb`: a colour of the record itself, instead of that of a tone. */
  readonly colour?: string;
  readonly selected?: boolean;
  /** A dot stands for it while it is too small to be seen. */
  readonly dot?: boolean;
}

export interface MapPopup {
  readonly at: Position;
  /** What it describes, for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
  /** Opened from beside the map, where the focus stays. */
  readonly leavesFocus?: boolean;
  readonly onClose: () => void;
}

export interface Drawing {
  readonly tools: readonly ShapeKind[];
  readonly shapes: readonly DrawnShape[];
  readonly onChange: (shapes: readonly DrawnShape[]) => void;
}

export const LINE_TOOLS = ['move', 'draw', 'delete', 'split'] as const;
export type LineTool = (typeof LINE_TOOLS)[number];

/** Edits one line of up to 50,000 points. The editor draws the line itself: it is not one of the routes. */
export interface LineEditing {
  readonly line: readonly Position[];
  /** Changes in a row with the same name are one step for undo; a change without a name is a step of its own. */
  readonly onChange: (next: readonly Position[], step?: string) => void;
  readonly tool: LineTool;
  /** Lines whose points and segments attract what is drawn or dragged. */
  readonly snapTo?: readonly (readonly Position[])[];
  /** The line is to be split at this point, never at its ends. */
  readonly onSplit?: (index: number) => void;
  /** Drawing was ended by a double click, Enter or Escape; usually the tool becomes `move`. */
  readonly onDrawEnd?: () => void;
  /** The line is a ring: its last point is its first. It cannot be extended or split. */
  readonly closed?: boolean;
  readonly tone?: Tone;
  readonly isDisabled?: boolean;
}

export type LegendMark =
  | {
      readonly kind: 'truck';
      readonly tone: Tone;
      readonly freshness?: TruckMark['freshness'];
      readonly alert?: boolean;
    }
  | { readonly kind: PlaceKind; readonly tone?: Tone }
  | {
      readonly kind: RouteLine['kind'];
      readonly straight?: boolean;
      readonly estimate?: boolean;
      readonly quiet?: boolean;
      readonly gap?: boolean;
      readonly tone?: Tone;
    }
  | { readonly kind: 'corridor'; readonly tone?: Tone }
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
  /** Instead of `trucks`, where many of them move all the time. */
  readonly truckStore?: TruckSource;
  /** Faint lines behind trucks. */
  readonly trails?: readonly Trail[];
  /** The truck that stays in the centre, until somebody moves the map. */
  readonly follow?: string | null;
  /** Somebody moved the map away from the followed truck. */
  readonly onFollowEnd?: () => void;
  readonly places?: readonly PlaceMark[];
  readonly routes?: readonly RouteLine[];
  readonly areas?: readonly MapArea[];
  readonly legend?: readonly LegendEntry[];
  readonly popup?: MapPopup | null;
  readonly drawing?: Drawing;
  readonly lineEditing?: LineEditing;
  /** A point shown by what is beside the map, for example the strip of a way. */
  readonly highlight?: Position | null;

  /** What the view fits; by default everything that is drawn. */
  readonly frame?: readonly Position[];
  /** The view is fitted again when this changes, not whenever a truck moves. */
  readonly frameKey?: string;
  /** Where the map was left, as an address remembers it; null fits what is drawn. */
  readonly look?: MapLook | null;
  /** The map came to rest. */
  readonly onRest?: (rest: Rest) => void;
  /** A position that was chosen beside the map; another key brings it into sight, with a zoom always and as close. */
  readonly reveal?: { readonly key: string; readonly at: Position; readonly zoom?: number } | null;

  /** The truck or place shown in the popup or beside the map. */
  readonly selected?: string | null;
  /** A truck or a place was clicked. */
  readonly onSelect?: (id: string) => void;
  /** An area was clicked. */
  readonly onSelectArea?: (id: string) => void;
  /** The map itself was clicked. */
  readonly onPick?: (at: Position) => void;
  /** The pointer moves, at most once a frame; `nearLine` over a route or the edited line. Null when it leaves. */
  readonly onHover?: (at: Position | null, nearLine: boolean) => void;

  /** It hangs on a wall: nobody can press anything. */
  readonly isPicture?: boolean;
  readonly maxZoom?: number;
  /** Another base map than the configured one. */
  readonly source?: MapSource;
  /** `fill` takes the height of its container. */
  readonly size?: 'sm' | 'md' | 'lg' | 'fill';
}
