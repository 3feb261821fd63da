import type { Tone } from '#kernel/tone.ts';
import { SURFACES } from './theme.ts';
import { TONES } from './tones.ts';

export type Mode = 'light' | 'dark';

/** The base map stays behind what is drawn on it: document and mist in the light, asphalt and night in the dark. */
export const MAP_COLORS = {
  light: {
    water: '#d9e4e8',
    land: '#f4f1ea',
    country: '#a89f90',
    region: '#c8c0b2',
    label: '#3a352d',
    quiet: '#6b6459',
    place: '#8a8378',
  },
  dark: {
    water: '#101317',
    land: '#1f232a',
    country: '#565e6c',
    region: '#3e4551',
    label: '#d7dae0',
    quiet: '#98a0ae',
    place: '#7d8593',
  },
} as const;

/** Routes and halos on the map. */
export const routeColors = (mode: Mode) => ({
  driven: TONES[mode].info.line,
  planned: TONES[mode].neutral.line,
  casing: SURFACES[mode].card,
});

export interface MarkColors {
  readonly body: string;
  /** The edge that lifts a mark off the map, and the picture inside it. */
  readonly glyph: string;
}

export const markColors = (mode: Mode, tone: Tone): MarkColors => ({
  body: TONES[mode][tone].line,
  glyph: SURFACES[mode].card,
});

/** A number that stands for many trucks is quieter than a truck; its ring tells when one of them needs help. */
export const clusterColors = (mode: Mode) => ({
  body: SURFACES[mode].card,
  calm: { ring: TONES[mode].neutral.line, text: TONES[mode].neutral.text },
  danger: { ring: TONES[mode].danger.line, text: TONES[mode].danger.text },
});
