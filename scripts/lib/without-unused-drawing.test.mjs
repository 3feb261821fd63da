import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptied } from './emptied.mjs';
import { UNUSED_DRAWING, withoutUnusedDrawing } from './without-unused-drawing.mjs';

describe('what charts never reach', () => {
  it.each(UNUSED_DRAWING)('%s is still where it was, and is emptied', (file) => {
    const whole = path.resolve('node_modules', file);
    expect(existsSync(whole)).toBe(true);
    expect(withoutUnusedDrawing().load(whole)).toBe(emptied(whole));
    expect(emptied(whole)).toMatch(/nothing as \w+/);
  });

  it('is nothing else', () => {
    expect(withoutUnusedDrawing().load('/product/node_modules/echarts/lib/scale/Interval.js')).toBeUndefined();
  });
});
