import { describe, expect, it } from 'vitest';
import { contrast } from '#kernel/palette.ts';
import { TONE_NAMES } from '#kernel/tone.ts';
import { SURFACES } from './theme.ts';
import { TONES, toneVariables } from './tones.ts';

const cases = (['light', 'dark'] as const).flatMap((mode) => TONE_NAMES.map((tone) => ({ mode, tone })));

describe.each(cases)('the tone $tone in $mode mode', ({ mode, tone }) => {
  const { text, fill, line } = TONES[mode][tone];
  const { page, card, raised } = SURFACES[mode];

  it.each([fill, page, card, raised])('has text that is readable on %s', (background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([page, card, raised])('has a line that is visible on %s', (background) => {
    expect(contrast(line, background)).toBeGreaterThanOrEqual(3);
  });
});

it('every tone defines three variables', () => {
  expect(Object.keys(toneVariables('dark'))).toHaveLength(TONE_NAMES.length * 3);
  expect(toneVariables('light')['--tone-danger-text']).toBe(TONES.light.danger.text);
});
