import { contrast, lightened, luminance } from '#kernel/palette.ts';

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

const STEP = 0.01;
const HOVER = 0.05;

/** The company's colour where it is visible on all surfaces, otherwise the nearest lighter or darker one that is. */
export function fillOf(primary: string, surfaces: readonly string[]): Fill {
  const isVisible = (color: string) => surfaces.every((surface) => contrast(color, surface) >= SHAPE);
  const away = surfaces.some((surface) => luminance(surface) > 0.5) ? -STEP : STEP;
  let color = primary;
  for (let steps = 1; !isVisible(color) && steps <= 1 / STEP; steps += 1) color = lightened(primary, steps * away);
  const text = luminance(color) > LUMINANCE_OF_EQUAL_CONTRAST ? '#000000' : '#ffffff';
  const hover = [-HOVER, HOVER]
    .map((by) => lightened(color, by))
    .find((shade) => isVisible(shade) && contrast(text, shade) >= WORDS);
  return { color, hover: hover ?? color, text };
}
