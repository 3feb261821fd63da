import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/**
 * Moves what is drawn to a new base map: trucks, routes and drawings stay, each just below the same layer as before.
 */
export function keepDrawn(before: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification {
  if (!before) return next;
  const isBase = new Set(next.layers.map(({ id }) => id));
  const drawn = Object.entries(before.sources).filter(([id]) => !(id in next.sources));
  const kept = before.layers.filter((layer) => 'source' in layer && drawn.some(([id]) => id === layer.source));
  const below = new Map<string | undefined, LayerSpecification[]>();
  for (const layer of kept) {
    const above = before.layers.slice(before.layers.indexOf(layer)).find(({ id }) => isBase.has(id))?.id;
    below.set(above, [...(below.get(above) ?? []), layer]);
  }
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(drawn) },
    layers: [
      ...next.layers.flatMap((layer) => [...(below.get(layer.id) ?? []), layer]),
      ...(below.get(undefined) ?? []),
    ],
  };
}
