import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineSlot } from '#kernel/slot.ts';
import { SlotProvider, SlotView } from '#ui/slots/slots.tsx';

describe('a slot on a screen', () => {
  it('is filled by exactly one area', () => {
    const declared = namesIn(/\.ts$/, /export const (\w+) = defineSlot</g);
    expect(declared.length).toBeGreaterThan(0);
    expect(namesIn(/\bweb[/\\]slots\.ts$/, /\bfillSlot\((\w+),/g)).toEqual(declared);
  });

  it('fails with a clear error when no area fills it', () => {
    const scales = defineSlot<{ readonly plate: string }>('gate.scales');
    const view = <SlotView of={scales} props={{ plate: '1234ABC' }} />;
    expect(() => renderToStaticMarkup(view)).toThrow('No area fills the slot gate.scales.');
    const slots = new Map([['gate.scales', ({ plate }: Record<string, unknown>) => `Scales for ${plate}`]]);
    expect(renderToStaticMarkup(<SlotProvider slots={slots}>{view}</SlotProvider>)).toBe('Scales for 1234ABC');
  });
});

function namesIn(files: RegExp, pattern: RegExp): readonly (string | undefined)[] {
  return readdirSync('src/areas', { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .flatMap((file) => [...readFileSync(join('src/areas', file), 'utf8').matchAll(pattern)].map(([, name]) => name))
    .sort();
}
