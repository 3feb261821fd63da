import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { contrast } from '#kernel/palette.ts';
import { brandPalette } from './palette.ts';
import { companyTheme, SURFACES, themeVariables, tintOf } from './theme.ts';

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
  const readable = companyTheme(color).other?.readable as { light: string; dark: string };

  it.each(MODES)('has buttons, switches and marks that show in %s mode', (mode) => expectVisible(color, mode));

  it.each(['page', 'card', 'raised'] as const)('is readable in light mode on %s', (surface) => {
    expect(contrast(readable.light, SURFACES.light[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['page', 'card', 'raised'] as const)('is readable in dark mode on %s', (surface) => {
    expect(contrast(readable.dark, SURFACES.dark[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['light', 'dark'] as const)('is readable on its own tint in %s mode', (mode) => {
    const onTint = companyTheme(color).other?.onTint as { light: string; dark: string };
    expect(contrast(onTint[mode], tintOf(brandPalette(color).colors)[mode])).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(MODES)('every mixture of six strengths of red, green and blue shows in %s mode', (mode) => {
  const strengths = ['00', '33', '66', '99', 'cc', 'ff'];
  const mixtures = strengths.flatMap((red) =>
    strengths.flatMap((green) => strengths.map((blue) => `#${red}${green}${blue}`)),
  );
  for (const color of mixtures) expectVisible(color, mode);
});

it('leaves a colour alone that shows on every surface', () => {
  const { fill } = companyTheme('#1D4ED8').other as { fill: { light: { color: string } } };
  expect(fill.light.color).toBe('#1D4ED8');
});
