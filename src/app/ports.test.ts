import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AreaServer } from '#platform/area.ts';
import { definePort, provide, requireProviders } from '#platform/ports.ts';
import { areas } from './areas.ts';

const weights = definePort<() => number>('scales.weights');
const scales: AreaServer = { name: 'scales', routes: [], needs: [weights] };

describe('what areas need from higher ones', () => {
  it('is provided in the product', () => {
    expect(requireProviders(areas()).length).toBeGreaterThan(10);
  });

  it('stops the start when no area provides it, and names the area that needs it', () => {
    expect(() => requireProviders([scales])).toThrow('The area scales needs scales.weights, which no area provides.');
    const bridge: AreaServer = { name: 'bridge', routes: [], provides: [provide(weights, () => 1)] };
    expect(requireProviders([scales, bridge])).toEqual([scales, bridge]);
  });

  it('is named by the area that declares the port', () => {
    const declared = sources().flatMap((text) => [...text.matchAll(/\bdefinePort<[\s\S]*?>\('([^']+)'\)/g)]);
    const needed = areas().flatMap(({ needs = [] }) => needs.map(({ name }) => name));
    expect(declared.map(([, name]) => name).sort()).toEqual(needed.sort());
  });
});

function sources(): readonly string[] {
  const files = readdirSync('src/areas', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join('src/areas', file), 'utf8'));
}
