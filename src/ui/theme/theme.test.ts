import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { contrast } from '#kernel/palette.ts';
import { isMistakable } from './fill.ts';
import { companyTheme, SURFACES, themeVariables } from './theme.ts';
import { reservedColors } from './tones.ts';

const MODES = ['light', 'dark'] as const;
const COLORS = [
  '#EC9405',
  '#000000',
  '#FFFFFF',
  '#FFFF00',
  '#00FF7F',
  '#1D4ED8',
  '#B42318',
  '#7F7F7F',
  '#FFD1DC',
  '#0F9D58',
  '#D97706',
];

/** Buttons, switches and marks show on every surface, and the words on them are readable. */
function expectVisible(color: string, mode: (typeof MODES)[number]): void {
  const shown = themeVariables(mergeMantineTheme(DEFAULT_THEME, companyTheme(color)))[mode];
  const words = shown['--mantine-primary-color-contrast']!;
  for (const fill of [shown['--mantine-color-brand-filled']!, shown['--mantine-color-brand-filled-hover']!]) {
    for (const surface of ['page', 'card', 'raised'] as const) {
      expect(contrast(fill, SURFACES[mode][surface]), `${color} ${mode} ${surface}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(words, fill), `words on ${color} ${mode}`).toBeGreaterThanOrEqual(4.5);
  }
}

describe.each(COLORS)('a company with the colour %s', (color) => {
  const of = (mode: (typeof MODES)[number]) =>
    themeVariables(mergeMantineTheme(DEFAULT_THEME, companyTheme(color)))[mode];

  it.each(MODES)('has buttons, switches and marks that show in %s mode', (mode) => expectVisible(color, mode));

  it.each(['page', 'card', 'raised'] as const)('is readable in light mode on %s', (surface) => {
    expect(contrast(of('light')['--brand-text']!, SURFACES.light[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['page', 'card', 'raised'] as const)('is readable in dark mode on %s', (surface) => {
    expect(contrast(of('dark')['--brand-text']!, SURFACES.dark[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MODES)('is readable on its own tint in %s mode', (mode) => {
    const { '--mantine-color-brand-light': tint, '--mantine-color-brand-light-color': words } = of(mode);
    expect(contrast(words!, tint!)).toBeGreaterThanOrEqual(4.5);
  });
});

const STRENGTHS = ['00', '33', '66', '99', 'cc', 'ff'];
const MIXTURES = STRENGTHS.flatMap((red) =>
  STRENGTHS.flatMap((green) => STRENGTHS.map((blue) => `#${red}${green}${blue}`)),
);

it.each(MODES)('every mixture of six strengths of red, green and blue shows in %s mode', (mode) => {
  for (const color of MIXTURES) expectVisible(color, mode);
});

it.each(MODES)('no colour of a company looks like what failed or what is done in %s mode', (mode) => {
  const used = ['--mantine-color-brand-filled', '--mantine-color-brand-filled-hover', '--brand-text'] as const;
  const mistaken = [...MIXTURES, ...COLORS].flatMap((color) => {
    const shown = themeVariables(mergeMantineTheme(DEFAULT_THEME, companyTheme(color)))[mode];
    return used
      .filter((name) => isMistakable(shown[name]!, reservedColors(mode)))
      .map((name) => `${color}: ${name} ${shown[name]}`);
  });
  expect(mistaken).toEqual([]);
});

it.each([
  ['red', '#E30613', '#690003', '#FEDAD4'],
  ['green', '#2E7D32', '#013105', '#DAFFD8'],
  ['yellow', '#FFFF00', '#92920A', '#FFFF00'],
  ['white', '#FFFFFF', '#8C8C8C', '#FFFFFF'],
  ['black', '#000000', '#000000', '#717171'],
])('a %s company keeps its hue in a shade of its own', (_name, color, light, dark) => {
  const shown = themeVariables(mergeMantineTheme(DEFAULT_THEME, companyTheme(color)));
  expect(MODES.map((mode) => shown[mode]['--mantine-color-brand-filled'])).toEqual([light, dark]);
});

it('leaves a colour alone that shows on every surface', () => {
  const shown = themeVariables(mergeMantineTheme(DEFAULT_THEME, companyTheme('#1D4ED8')));
  expect(shown.light['--mantine-color-brand-filled']).toBe('#1D4ED8');
});
