import type { Tone } from '#kernel/tone.ts';
import type { MarkColors } from '#ui/theme/map-colors.ts';
import type { PlaceKind } from '../map-props.ts';

/** The pictures on the map. A truck is always upright; a moving one is inside a drop that points in its direction. */
export type ArtKind = PlaceKind | 'truck' | 'moving';

interface Art {
  readonly width: number;
  readonly height: number;
  /** Whether its tip or its centre marks the position. */
  readonly anchor: 'bottom' | 'center';
  readonly tone: Tone;
  /** The heading in degrees clockwise from north. */
  readonly draw: (colors: MarkColors, heading: number) => string;
}

const ROUND_PIN = 'M17 41.2C13.9 36 4 27 4 16.6a13 13 0 0 1 26 0C30 27 20.1 36 17 41.2Z';
const SQUARE_PIN = 'M8 4h18a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4h-4.5L17 40l-4.5-11H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z';
const SIX_CORNER_PIN = 'M17 3.5 28.5 9.8v13.4L17 40 5.5 23.2V9.8Z';
const WARNING_SIGN =
  'M17 4.5c1.3 0 2.3.7 3 1.9l11.2 20.1c1.4 2.5-.2 5-3 5H5.8c-2.8 0-4.4-2.5-3-5L14 6.4c.7-1.2 1.7-1.9 3-1.9Z';

const DISC = 'M20 5.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29Z';
const DROP = 'M26 4.5 36.7 16.2A14.5 14.5 0 1 1 15.3 16.2Z';

const body = (path: string, { body: fill, glyph }: MarkColors) =>
  `<path d="${path}" fill="${fill}" stroke="${glyph}" stroke-width="2.5" stroke-linejoin="round"/>`;
const stroke = (path: string, { glyph }: MarkColors, width = 2.5) =>
  `<path d="${path}" fill="none" stroke="${glyph}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const truckGlyph = ({ body: hole, glyph }: MarkColors) =>
  [
    `<path d="M10.5 14.5h11v10h-11ZM22.8 17.5h3.7l3 3.6v3.4h-6.7Z" fill="${glyph}"/>`,
    `<g fill="${glyph}" stroke="${hole}" stroke-width="1.4"><circle cx="14.5" cy="25" r="2.6"/><circle cx="25.5" cy="25" r="2.6"/></g>`,
  ].join('');

const pin = { width: 34, height: 43, anchor: 'bottom' } as const;

export const MARKER_ART: Readonly<Record<ArtKind, Art>> = {
  origin: {
    ...pin,
    tone: 'active',
    draw: (colors) => `${body(ROUND_PIN, colors)}<circle cx="17" cy="16.6" r="5" fill="${colors.glyph}"/>`,
  },
  destination: {
    ...pin,
    tone: 'done',
    draw: (colors) =>
      `${body(ROUND_PIN, colors)}${stroke('M13 24V10', colors)}<path d="M13 10h9.5l-2.2 3.6 2.2 3.6H13Z" fill="${colors.glyph}"/>`,
  },
  checkpoint: {
    ...pin,
    tone: 'info',
    draw: (colors) => `${body(SIX_CORNER_PIN, colors)}${stroke('m12 16.6 3.6 3.6 6.4-7', colors, 2.8)}`,
  },
  warehouse: {
    ...pin,
    tone: 'neutral',
    draw: (colors) =>
      `${body(SQUARE_PIN, colors)}${stroke('M10 23v-9.5l7-4 7 4V23', colors)}${stroke('M14 23v-5h6v5', colors, 2)}`,
  },
  alert: {
    width: 34,
    height: 34,
    anchor: 'center',
    tone: 'danger',
    draw: (colors) =>
      `${body(WARNING_SIGN, colors)}${stroke('M17 13v7.5', colors, 3)}<circle cx="17" cy="25.8" r="1.9" fill="${colors.glyph}"/>`,
  },
  truck: {
    width: 40,
    height: 40,
    anchor: 'center',
    tone: 'neutral',
    draw: (colors) => `${body(DISC, colors)}${truckGlyph(colors)}`,
  },
  moving: {
    width: 52,
    height: 52,
    anchor: 'center',
    tone: 'active',
    draw: (colors, heading) =>
      `<g transform="rotate(${heading} 26 26)">${body(DROP, colors)}</g><g transform="translate(6 6)">${truckGlyph(colors)}</g>`,
  },
};

interface Look {
  readonly scale?: number;
  readonly heading?: number;
}

/** A picture as a standalone SVG. */
export function markerSvg(kind: ArtKind, colors: MarkColors, { scale = 1, heading = 0 }: Look = {}): string {
  const { width, height, draw } = MARKER_ART[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${draw(colors, heading)}</svg>`;
}

export const markerAddress = (kind: ArtKind, colors: MarkColors, look?: Look): string =>
  `data:image/svg+xml,${encodeURIComponent(markerSvg(kind, colors, look))}`;
