import { DEFAULT_THEME, isLightColor, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { contrast } from '#kernel/palette.ts';
import { brandPalette } from './palette.ts';
import { companyTheme, SURFACES, tintOf } from './theme.ts';

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

describe.each(COLORS)('a company with the colour %s', (color) => {
  const readable = companyTheme(color).other?.readable as { light: string; dark: string };

  it('has buttons with readable labels', () => {
    const theme = mergeMantineTheme(DEFAULT_THEME, companyTheme(color));
    const words = isLightColor(color, theme.luminanceThreshold) ? '#000000' : '#ffffff';
    expect(contrast(words, color)).toBeGreaterThanOrEqual(4.5);
  });

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
