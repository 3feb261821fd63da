import type { Tone } from '#kernel/tone.ts';
import { SURFACES } from './theme.ts';
import { TONES } from './tones.ts';

export type Mode = 'light' | 'dark';

/** The base map stays in the background: warm paper and pale water in light mode, asphalt and night in dark mode. */
export const MAP_COLORS = {
  light: {
    water: '#d9e4e8',
    river: '#b9d0d9',
    land: '#f4f1ea',
    country: '#a89f90',
    region: '#c8c0b2',
    label: '#3a352d',
    quiet: '#6b6459',
    place: '#8a8378',
  },
  dark: {
    water: '#101317',
    river: '#2c3c48',
    land: '#1f232a',
    country: '#565e6c',
    region: '#3e4551',
    label: '#d7dae0',
    quiet: '#98a0ae',
    place: '#7d8593',
  },
} as const;

interface Planned {
  readonly straight?: boolean;
  readonly estimate?: boolean;
  readonly quiet?: boolean;
}

/** A real path is in full colour; what follows no road, or is another path than the one shown, stays quiet. */
export const plannedTone = ({ straight, estimate, quiet }: Planned): Tone =>
  straight || estimate || quiet ? 'neutral' : 'active';

export const routeColor = (mode: Mode, tone: Tone): string => TONES[mode][tone].line;

/** The halo of a route. */
export const routeCasing = (mode: Mode): string => SURFACES[mode].card;

export interface MarkColors {
  readonly body: string;
  /** The outline of a mark, and the picture inside it. */
  readonly glyph: string;
}

export const markColors = (mode: Mode, tone: Tone): MarkColors => ({
  body: TONES[mode][tone].line,
  glyph: SURFACES[mode].card,
});

/** The number of a cluster is quieter than a truck; its ring shows when one of its trucks needs attention. */
export const clusterColors = (mode: Mode) => ({
  body: SURFACES[mode].card,
  calm: { ring: TONES[mode].neutral.line, text: TONES[mode].neutral.text },
  danger: { ring: TONES[mode].danger.line, text: TONES[mode].danger.text },
});
