import { describe, expect, it } from 'vitest';
import { contrast, luminance, paletteOf } from './palette.ts';

const BRANDS = ['#EC9405', '#0B7285', '#000000', '#FFFFFF', '#FF0000', '#37B24D', '#495057', '#00FFFF'];

describe('a palette', () => {
  it.each(BRANDS)('of %s contains the exact colour at its own index', (brand) => {
    const { colors, shade } = paletteOf(brand);
    expect(colors).toHaveLength(10);
    expect(colors[shade]).toBe(brand);
  });

  it.each(BRANDS)('of %s goes from light to dark', (brand) => {
    const lights = paletteOf(brand).colors.map(luminance);
    for (const [index, light] of lights.entries()) {
      if (index > 0) expect(light).toBeLessThanOrEqual(lights[index - 1]! + 1e-9);
    }
    expect(paletteOf(brand).colors.every((color) => /^#[0-9A-F]{6}$/.test(color))).toBe(true);
  });

  it('has a shade readable on white and one readable on black, for any brand', () => {
    for (const brand of BRANDS) {
      const { colors } = paletteOf(brand);
      expect(Math.max(...colors.map((color) => contrast(color, '#FFFFFF')))).toBeGreaterThan(4.5);
      expect(Math.max(...colors.map((color) => contrast(color, '#000000')))).toBeGreaterThan(4.5);
    }
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });
});
