import { TONE_NAMES, type Tone } from '#kernel/tone.ts';

export interface ToneColors {
  readonly text: string;
  readonly fill: string;
  readonly line: string;
}

/** The text of a tone is readable on its fill and on a card, its line is visible beside a card. */
export const TONES: Readonly<Record<'light' | 'dark', Readonly<Record<Tone, ToneColors>>>> = {
  light: {
    neutral: { text: '#4a453d', fill: '#edeae4', line: '#8a8378' },
    info: { text: '#1d4f91', fill: '#e4edf9', line: '#3b78c9' },
    active: { text: '#0b5a5b', fill: '#daf0ee', line: '#128c8b' },
    success: { text: '#1f5f32', fill: '#e1f2e5', line: '#2d8f4c' },
    warning: { text: '#7a4a00', fill: '#fbefd5', line: '#b87900' },
    danger: { text: '#a61b1b', fill: '#fce6e4', line: '#d64541' },
    done: { text: '#583896', fill: '#eee8fa', line: '#8458d0' },
  },
  dark: {
    neutral: { text: '#c6cad2', fill: '#2d323b', line: '#7d8593' },
    info: { text: '#9cc4ff', fill: '#1d2f4a', line: '#4d8fe6' },
    active: { text: '#7fdcd6', fill: '#153c3c', line: '#2fb3ac' },
    success: { text: '#8fdba3', fill: '#183a24', line: '#43b365' },
    warning: { text: '#f5c469', fill: '#43310f', line: '#d99a1f' },
    danger: { text: '#ffa49d', fill: '#4a1f1f', line: '#ef5f57' },
    done: { text: '#cdb7ff', fill: '#34264f', line: '#9a75ea' },
  },
};

/** The colours of what failed and of what is done: no control of a company may look like them. */
export function reservedColors(mode: 'light' | 'dark'): readonly string[] {
  return [TONES[mode].danger, TONES[mode].success].flatMap(({ text, line }) => [text, line]);
}

/** `--tone-info-text`, `--tone-info-fill`, `--tone-info-line` and so on for one mode. */
export function toneVariables(mode: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    TONE_NAMES.flatMap((tone) =>
      Object.entries(TONES[mode][tone]).map(([part, color]) => [`--tone-${tone}-${part}`, color]),
    ),
  );
}

export function isTone(value: string): value is Tone {
  return (TONE_NAMES as readonly string[]).includes(value);
}
