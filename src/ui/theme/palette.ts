import { colorsTuple, type MantineColorsTuple } from '@mantine/core';
import { contrast, luminance, paletteOf } from '#kernel/palette.ts';
import { isMistakable, WORDS } from './fill.ts';

export const DEFAULT_PRIMARY = '#EC9405';

export interface BrandPalette {
  readonly colors: MantineColorsTuple;
  /** The theme must use exactly this index as its primary shade. */
  readonly shade: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
}

/** The company's ten shades in the library's format; an invalid colour falls back to the product's. */
export function brandPalette(primary: string): BrandPalette {
  const { colors, shade } = paletteOf(/^#[0-9a-f]{6}$/i.test(primary) ? primary : DEFAULT_PRIMARY);
  return { colors: colorsTuple([...colors] as [string, ...string[]]), shade: shade as BrandPalette['shade'] };
}

/**
 * The first shade, away from the background, that is readable on it (WCAG AA) and not taken for a reserved colour; plain
 * text colour where none is.
 */
export function readableShade(colors: readonly string[], background: string, reserved: readonly string[] = []): string {
  const onLight = luminance(background) > 0.5;
  const ordered = onLight ? [...colors] : [...colors].reverse();
  const isReadable = (color: string) => contrast(color, background) >= WORDS && !isMistakable(color, reserved);
  return ordered.find(isReadable) ?? (onLight ? '#000000' : '#ffffff');
}

/** The greys of the light mode: warm rather than blue. */
export const STONE = colorsTuple([
  '#f6f5f2',
  '#efece6',
  '#e6e2db',
  '#d9d4cb',
  '#c4bdb2',
  '#a39b8e',
  '#8a8378',
  '#6f685d',
  '#524c43',
  '#393430',
]);

/** The greys of the dark mode: asphalt, cool and never quite black. */
export const ASPHALT = colorsTuple([
  '#e9eaed',
  '#c6cad2',
  '#a3a9b5',
  '#7d8593',
  '#3a404b',
  '#2d323b',
  '#242830',
  '#1c1f25',
  '#14161a',
  '#0e1013',
]);
