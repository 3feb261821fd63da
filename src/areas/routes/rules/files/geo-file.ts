import type { Position } from '#kernel/position.ts';

export const GEO_FILE_MAX_BYTES = 5_000_000;
export const GEO_FILE_MAX_POINTS = 1_000_000;
/** Lines, shapes, circles and points together. */
export const GEO_FILE_MAX_ITEMS = 20_000;
/** Elements within elements, or brackets within brackets. */
export const GEO_FILE_MAX_DEPTH = 64;

export type GeoFormat = 'gpx' | 'kml' | 'geojson';

interface GeoItem {
  readonly name: string | null;
  readonly note: string | null;
}

/** What an exported fence says besides its shape. */
export const FENCE_SETTINGS = ['kind', 'entryAlarm', 'exitAlarm', 'speedKmh', 'validity', 'color'] as const;
export type FenceSettings = Readonly<Partial<Record<(typeof FENCE_SETTINGS)[number], unknown>>>;

interface GeoFence extends GeoItem {
  /** As the file says it, unchecked; only where it says any. */
  readonly settings?: FenceSettings;
}

export interface GeoLine extends GeoFence {
  readonly points: readonly Position[];
  /** Of a corridor that this product exported. */
  readonly halfWidthMeters: number | null;
  /** The route and the settings of a path that this product exported, as the file says them: unchecked. */
  readonly details?: unknown;
}

/** The property of a GeoJSON feature that holds the details of a path. */
export const DETAILS = 'tropeiro';

export interface GeoShape extends GeoFence {
  /** The outer ring, then the holes; each ends with the corner it began with. */
  readonly rings: readonly (readonly Position[])[];
}

export interface GeoCircle extends GeoFence {
  readonly centre: Position;
  readonly radiusMeters: number;
}

export interface GeoPoint extends GeoItem {
  readonly at: Position;
}

export interface GeoItems {
  readonly lines: readonly GeoLine[];
  readonly shapes: readonly GeoShape[];
  readonly circles: readonly GeoCircle[];
  readonly points: readonly GeoPoint[];
}

/** What a file of paths or fences contains. */
export interface GeoFile extends GeoItems {
  readonly format: GeoFormat;
  /** Latitude and longitude seem to be in the wrong order; the positions are as the file gives them. */
  readonly looksSwapped: boolean;
  readonly pointCount: number;
}

export const GEO_FILE_PROBLEMS = [
  'tooLarge',
  'unknownFormat',
  'encoding',
  'entities',
  'broken',
  'tooDeep',
  'empty',
  'noLine',
  'tooManyPoints',
  'tooManyItems',
  'coordinates',
  'tookTooLong',
  'busy',
] as const;

/** What a file is that is none of ours. */
export type LooksLike = 'zip' | 'pdf' | 'image' | 'html' | 'xml' | 'json' | 'text' | 'binary';

export interface GeoFileProblem {
  readonly code: (typeof GEO_FILE_PROBLEMS)[number];
  /** The line of an XML file, from 1. */
  readonly line?: number;
  /** The character of a JSON file, from 0. */
  readonly position?: number;
  /** The part of a GeoJSON file: `features[3].geometry`. */
  readonly where?: string;
  /** Which of all points of the file, from 0, and what it says there. */
  readonly index?: number;
  readonly value?: string;
  readonly looksLike?: LooksLike;
  /** The encoding the file names; null when it names none and is not UTF-8. */
  readonly encoding?: string | null;
}

export const isGeoFileProblem = (reading: GeoFile | GeoFileProblem): reading is GeoFileProblem => 'code' in reading;

/** Ends the reading of a file; `readGeoFile` returns its problem. */
export class GeoFileRefused extends Error {
  readonly problem: GeoFileProblem;

  constructor(problem: GeoFileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export function refuse(problem: GeoFileProblem): never {
  throw new GeoFileRefused(problem);
}

const swap = ({ lat, lng }: Position): Position => ({ lat: lng, lng: lat });

/** The file with latitude and longitude exchanged everywhere. */
export function swapGeoFile(file: GeoFile): GeoFile {
  return {
    ...file,
    lines: file.lines.map((line) => ({ ...line, points: line.points.map(swap) })),
    shapes: file.shapes.map((shape) => ({ ...shape, rings: shape.rings.map((ring) => ring.map(swap)) })),
    circles: file.circles.map((circle) => ({ ...circle, centre: swap(circle.centre) })),
    points: file.points.map((point) => ({ ...point, at: swap(point.at) })),
    looksSwapped: false,
  };
}
