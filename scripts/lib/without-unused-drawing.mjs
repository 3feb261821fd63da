import { emptied } from './emptied.mjs';

/**
 * What the drawing library always carries with it and charts never reach: they are drawn as SVG, on axes of names and
 * plain numbers, in the colours of our theme, with options of the current version and tooltips of plain text.
 */
export const UNUSED_DRAWING = [
  'zrender/lib/canvas/graphic.js',
  'zrender/lib/svg/cssAnimation.js',
  'zrender/lib/svg/cssEmphasis.js',
  'echarts/lib/component/tooltip/TooltipHTMLContent.js',
  'echarts/lib/data/helper/transform.js',
  'echarts/lib/i18n/langZH.js',
  'echarts/lib/preprocessor/backwardCompat.js',
  'echarts/lib/preprocessor/helper/compatStyle.js',
  'echarts/lib/scale/Log.js',
  'echarts/lib/scale/Time.js',
  'echarts/lib/theme/dark.js',
];

/** Keeps that out of the download: an eighth of the library. */
export function withoutUnusedDrawing() {
  return {
    name: 'without-unused-drawing',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (UNUSED_DRAWING.some((file) => id.endsWith(`/node_modules/${file}`)) ? emptied(id) : undefined),
  };
}
