import { colorsTuple, type MantineColorsTuple } from '@mantine/core';
import { generateColors } from '@mantine/colors-generator';

export const DEFAULT_PRIMARY = '#EC9405';

export interface Palette {
  readonly colors: MantineColorsTuple;
  /** Where the brand colour itself stands among the ten shades; the theme must use exactly this one. */
  readonly shade: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
}

/** Ten shades from the company's colour, the colour itself exact at its own place. */
export function paletteOf(primary: string): Palette {
  const wanted = /^#[0-9a-f]{6}$/i.test(primary) ? primary : DEFAULT_PRIMARY;
  const generated = [...generateColors(wanted)];
  const exact = generated.findIndex((color) => color.toLowerCase() === wanted.toLowerCase());
  const shade = exact >= 0 ? exact : nearest(generated, wanted);
  generated[shade] = wanted;
  return { colors: colorsTuple(generated as [string, ...string[]]), shade: shade as Palette['shade'] };
}

function nearest(colors: readonly string[], wanted: string): number {
  const target = luminance(wanted);
  const distances = colors.map((color) => Math.abs(luminance(color) - target));
  return distances.indexOf(Math.min(...distances));
}

/** Relative luminance as WCAG defines it. */
export function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The first shade, walking away from the background, on which text can be read (WCAG AA). */
export function readableShade(colors: readonly string[], background: string, ratio = 4.5): string {
  const ordered = luminance(background) > 0.5 ? [...colors] : [...colors].reverse();
  return ordered.find((color) => contrast(color, background) >= ratio) ?? ordered.at(-1) ?? DEFAULT_PRIMARY;
}
