import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { keepDrawn } from './use-base-style.ts';

const source = { type: 'geojson', data: '/x.json' } as const;
const layer = (id: string, from: string, color = 'red') =>
  ({ id, type: 'fill', source: from, paint: { 'fill-color': color } }) as const;
const base = (color: string): StyleSpecification => ({
  version: 8,
  sources: { land: source, names: source },
  layers: [{ id: 'water', type: 'background' }, layer('land', 'land', color), layer('names', 'names', color)],
});

describe('what is drawn on the map', () => {
  const light = base('white');
  const [water, land, names] = light.layers as [
    (typeof light.layers)[0],
    (typeof light.layers)[0],
    (typeof light.layers)[0],
  ];
  const before: StyleSpecification = {
    ...light,
    sources: { ...light.sources, routes: source, trucks: source },
    layers: [water, land, layer('route', 'routes'), layer('route line', 'routes'), names, layer('trucks', 'trucks')],
  };

  it('stays in its place when the colours of the base map change', () => {
    const after = keepDrawn(before, base('black'), light);
    expect(after.layers.map(({ id }) => id)).toEqual(['water', 'land', 'route', 'route line', 'names', 'trucks']);
    expect(Object.keys(after.sources).sort()).toEqual(['land', 'names', 'routes', 'trucks']);
    expect(after.layers[1]).toMatchObject({ paint: { 'fill-color': 'black' } });
  });

  it('lies on top of another base map, of which nothing else is left', () => {
    const other: StyleSpecification = { version: 8, sources: {}, layers: [{ id: 'background', type: 'background' }] };
    const { layers, sources } = keepDrawn(before, other, light);
    expect(layers.map(({ id }) => id)).toEqual(['background', 'route', 'route line', 'trucks']);
    expect(Object.keys(sources).sort()).toEqual(['routes', 'trucks']);
  });

  it('is nothing at first', () => {
    expect(keepDrawn(undefined, light, light)).toBe(light);
  });
});
