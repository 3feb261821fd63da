import type { Tone } from '#kernel/tone.ts';
import type { MarkColors } from '#ui/theme/map-colors.ts';
import type { PlaceKind } from '../map-props.ts';
import {
  AXLE_HEIGHT,
  CARGO_AND_CAB,
  DASHES,
  DISC,
  OUTLINE,
  RING,
  WHEEL_EDGE,
  WHEEL_RADIUS,
  WHEELS,
} from './truck-shapes.ts';

/** The pictures on the map. The trucks are for legends and lists; the map draws its own, from the same paths. */
export type ArtKind = PlaceKind | TruckArt;
export type TruckArt = 'truck' | 'lateTruck' | 'silentTruck' | 'alertedTruck';

interface Art {
  readonly width: number;
  readonly height: number;
  /** Whether its tip or its centre marks the position. */
  readonly anchor: 'bottom' | 'center';
  readonly tone: Tone;
  readonly draw: (colors: MarkColors, look: Drawn) => string;
}

interface Drawn {
  readonly number?: number | undefined;
}

const ROUND_PIN = 'M17 41.2C13.9 36 4 27 4 16.6a13 13 0 0 1 26 0C30 27 20.1 36 17 41.2Z';
const SQUARE_PIN = 'M8 4h18a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4h-4.5L17 40l-4.5-11H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z';
const SIX_CORNER_PIN = 'M17 3.5 28.5 9.8v13.4L17 40 5.5 23.2V9.8Z';
const WARNING_SIGN =
  'M17 4.5c1.3 0 2.3.7 3 1.9l11.2 20.1c1.4 2.5-.2 5-3 5H5.8c-2.8 0-4.4-2.5-3-5L14 6.4c.7-1.2 1.7-1.9 3-1.9Z';

const body = (path: string, { body: fill, glyph }: MarkColors) =>
  `<path d="${path}" fill="${fill}" stroke="${glyph}" stroke-width="${OUTLINE}" stroke-linejoin="round"/>`;
const stroke = (path: string, { glyph }: MarkColors, width = 2.5) =>
  `<path d="${path}" fill="none" stroke="${glyph}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const truckGlyph = ({ body: hole, glyph }: MarkColors) =>
  [
    `<path d="${CARGO_AND_CAB}" fill="${glyph}"/>`,
    `<g fill="${glyph}" stroke="${hole}" stroke-width="${WHEEL_EDGE}">`,
    ...WHEELS.map((x) => `<circle cx="${x}" cy="${AXLE_HEIGHT}" r="${WHEEL_RADIUS}"/>`),
    '</g>',
  ].join('');

/** What is only known from before is hollow. */
const hollow = ({ body: fill, glyph }: MarkColors): MarkColors => ({ body: glyph, glyph: fill });
const truckArt = (draw: Art['draw']): Art => ({ width: 40, height: 40, anchor: 'center', tone: 'neutral', draw });

const dot = (x: number, y: number, radius: number, { glyph }: MarkColors) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${glyph}"/>`;
const filled = (path: string, { glyph }: MarkColors) => `<path d="${path}" fill="${glyph}"/>`;

const pin = { width: 34, height: 43, anchor: 'bottom' } as const;
/** What is passed on the way has six corners; its picture says what it is. */
const checkpoint = (tone: Tone, picture: (colors: MarkColors) => string): Art => ({
  ...pin,
  tone,
  draw: (colors) => `${body(SIX_CORNER_PIN, colors)}${picture(colors)}`,
});
/** A place with a yard is square; the arrow leads onto the truck or off it. */
const yard = (tone: Tone, arrow: string): Art => ({
  ...pin,
  tone,
  draw: (colors) => `${body(SQUARE_PIN, colors)}${stroke('M10 20v4h14v-4', colors)}${stroke(arrow, colors)}`,
});

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
  toll: checkpoint('info', (colors) =>
    [stroke('M11.5 24v-9', colors, 3), stroke('M11.5 15.5 24 11', colors), stroke('M9 24h5', colors)].join(''),
  ),
  policePost: checkpoint('neutral', (colors) =>
    filled('M17 8.5 23.5 11v5.2c0 4-2.7 6.7-6.5 8.3-3.8-1.6-6.5-4.3-6.5-8.3V11Z', colors),
  ),
  riskArea: checkpoint('danger', (colors) => `${stroke('M17 10v7.5', colors, 3)}${dot(17, 22.6, 1.9, colors)}`),
  speedControl: checkpoint('warning', (colors) =>
    [
      stroke('M10.5 21a7.5 7.5 0 1 1 13 0', colors),
      stroke('M17 18.5 20.5 14', colors),
      dot(17, 18.8, 1.7, colors),
    ].join(''),
  ),
  restArea: checkpoint('success', (colors) =>
    [
      stroke('M9.5 23.5V11.5', colors),
      stroke('M9.5 20.5h15v3', colors),
      stroke('M13.5 17.5H20a4.5 3.5 0 0 1 4.5 3', colors),
    ].join(''),
  ),
  fuel: checkpoint('active', (colors) =>
    [
      stroke('M11.5 24V10.5H18V24', colors),
      stroke('M9.8 24h10', colors),
      stroke('M18 17h2.2v3.6a1.6 1.6 0 0 0 3.2 0v-7L21 11', colors, 2),
    ].join(''),
  ),
  border: checkpoint('done', (colors) =>
    [stroke('M17 8.5v2.6M17 15.2v2.6M17 21.9v2.6', colors, 3), stroke('M13 16.5H9.5M21 16.5h3.5', colors)].join(''),
  ),
  stopover: {
    ...pin,
    tone: 'info',
    draw: (colors, { number }) => `${body(ROUND_PIN, colors)}${numeral(number, colors)}`,
  },
  load: yard('active', 'M17 20V9.5m-4 4 4-4 4 4'),
  unload: yard('done', 'M17 9.5V20m-4-4 4 4 4-4'),
  problem: {
    width: 30,
    height: 30,
    anchor: 'center',
    tone: 'danger',
    draw: (colors) =>
      `${body('M15 3a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z', colors)}${stroke('m10.5 10.5 9 9m0-9-9 9', colors, 3)}`,
  },
  truck: truckArt((colors) => `${body(DISC, colors)}${truckGlyph(colors)}`),
  lateTruck: truckArt((colors) => `${body(DISC, hollow(colors))}${truckGlyph(hollow(colors))}`),
  silentTruck: truckArt((colors) => {
    const outline = `stroke-dasharray="${DASHES.join(' ')}"`;
    return `<g ${outline}>${body(DISC, hollow(colors))}</g>${truckGlyph(hollow(colors))}`;
  }),
  alertedTruck: {
    ...truckArt((colors) => {
      const ring = `<circle cx="28" cy="28" r="${RING.radius}" fill="none" stroke="${colors.body}" stroke-width="${RING.width}"/>`;
      return `${ring}<g transform="translate(8 8)">${body(DISC, colors)}${truckGlyph(colors)}</g>`;
    }),
    width: RING.side,
    height: RING.side,
    tone: 'danger',
  },
};

/** A stopover without a number has a ring. */
function numeral(number: number | undefined, colors: MarkColors): string {
  if (number === undefined)
    return `<circle cx="17" cy="16.6" r="5" fill="none" stroke="${colors.glyph}" stroke-width="3"/>`;
  const size = number > 9 ? 13 : 16;
  return `<text x="17" y="${16.6 + size * 0.36}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${colors.glyph}">${number}</text>`;
}

interface Look {
  readonly scale?: number;
  readonly number?: number | undefined;
}

/** A picture as a standalone SVG. */
export function markerSvg(kind: ArtKind, colors: MarkColors, { scale = 1, number }: Look = {}): string {
  const { width, height, draw } = MARKER_ART[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${draw(colors, { number })}</svg>`;
}

export const markerAddress = (kind: ArtKind, colors: MarkColors, look?: Look): string =>
  `data:image/svg+xml,${encodeURIComponent(markerSvg(kind, colors, look))}`;
