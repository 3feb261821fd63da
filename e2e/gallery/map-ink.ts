import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** Controls, legend and attribution are at the edges. */
const EDGE = 90;
/** How similar a pixel must be to the ink: letters have soft edges, and lines are paler than letters. */
const INK = 0.6;
const NEAR_GROUND = 0.05;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The shares of background and ink in the middle of a picture, from 0 to 1. */
export async function inkOn(place: Locator, colors: { ground: string; ink: string }) {
  const picture = sharp(await place.screenshot());
  const { width = 0, height = 0 } = await picture.metadata();
  const middle = { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  const pixels = await picture.extract(middle).removeAlpha().raw().toBuffer();
  const [ground, ink] = [channels(colors.ground), channels(colors.ink)];
  const way = ink.map((channel, i) => channel - ground[i]!);
  const length = way.reduce((sum, part) => sum + part ** 2, 0);
  let [bare, inked] = [0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const along = way.reduce((sum, part, i) => sum + part * (pixels[at + i]! - ground[i]!), 0) / length;
    if (along > INK) inked += 1;
    else if (Math.abs(along) < NEAR_GROUND) bare += 1;
  }
  const all = pixels.length / 3;
  return { ground: bare / all, ink: inked / all };
}
