import { describe, expect, it } from 'vitest';
import { contrast } from '#kernel/palette.ts';
import { TONE_NAMES } from '#kernel/tone.ts';
import { clusterColors, MAP_COLORS, markColors, routeColor } from './map-colors.ts';

describe.each(['light', 'dark'] as const)('the map in %s mode', (mode) => {
  const { land, label, quiet } = MAP_COLORS[mode];

  it.each([label, quiet])('has labels in %s that are readable on the land', (color) => {
    expect(contrast(color, land)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(TONE_NAMES)('has visible marks of the tone %s, with a visible picture inside', (tone) => {
    const { body, glyph } = markColors(mode, tone);
    expect(contrast(body, land)).toBeGreaterThanOrEqual(3);
    expect(contrast(glyph, body)).toBeGreaterThanOrEqual(3);
  });

  it('has a readable number and a visible ring on a cluster', () => {
    const { body, calm, danger } = clusterColors(mode);
    for (const { ring, text } of [calm, danger]) {
      expect(contrast(text, body)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ring, land)).toBeGreaterThanOrEqual(3);
    }
  });

  it('has routes that are visible on the land', () => {
    for (const tone of TONE_NAMES) expect(contrast(routeColor(mode, tone), land)).toBeGreaterThanOrEqual(3);
  });
});
