import { contrast, difference, lightened, luminance } from '#kernel/palette.ts';

/** The colour of buttons, switches and marks, and what is written on it. */
export interface Fill {
  readonly color: string;
  readonly hover: string;
  readonly text: '#000000' | '#ffffff';
}

/** What the eye needs to see a shape on its background, and to read text (WCAG 1.4.11 and 1.4.3). */
export const SHAPE = 3;
export const WORDS = 4.5;

/** Below this luminance white is more readable on a colour, above it black: both have 4.58:1 here. */
export const LUMINANCE_OF_EQUAL_CONTRAST = 0.179;

/** Colours that differ less are taken for each other where they do not stand side by side. */
export const MISTAKABLE = 0.08;

export const isMistakable = (color: string, reserved: readonly string[]): boolean =>
  reserved.some((other) => difference(color, other) < MISTAKABLE);

const STEP = 0.01;
const HOVER = 0.05;

/**
 * The company's colour where it is visible on all surfaces and is none of the reserved ones, otherwise the nearest such
 * colour: darker in light mode, lighter in dark mode. A red or green company gets a deep shade or a pale tint.
 */
export function fillOf(primary: string, surfaces: readonly string[], reserved: readonly string[]): Fill {
  const isVisible = (color: string) =>
    surfaces.every((surface) => contrast(color, surface) >= SHAPE) && !isMistakable(color, reserved);
  const away = surfaces.some((surface) => luminance(surface) > 0.5) ? -STEP : STEP;
  let color = primary;
  for (let steps = 1; !isVisible(color) && steps <= 1 / STEP; steps += 1) color = lightened(primary, steps * away);
  const text = luminance(color) > LUMINANCE_OF_EQUAL_CONTRAST ? '#000000' : '#ffffff';
  const hover = [-HOVER, HOVER]
    .map((by) => lightened(color, by))
    .find((shade) => isVisible(shade) && contrast(text, shade) >= WORDS);
  return { color, hover: hover ?? color, text };
}
