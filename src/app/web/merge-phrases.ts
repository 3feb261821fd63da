import type { Phrases } from '#kernel/phrases.ts';

/** Joins trees of texts, deeper ones into each other. */
export function merge(...trees: readonly Phrases[]): Phrases {
  const joined: Record<string, string | Phrases> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const before = joined[key];
      joined[key] = typeof value === 'object' && typeof before === 'object' ? merge(before, value) : value;
    }
  }
  return joined;
}
