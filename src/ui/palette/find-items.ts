import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** Without accents and in lower case: `Órdenes` is found by `orde`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Best first: the beginning of the label, the beginning of a word in it, anywhere in it, only in the text beside it.
 */
function scoreOf(item: PaletteItem, words: readonly string[]): number {
  const label = fold(item.label);
  const all = fold(`${item.label} ${item.detail ?? ''}`);
  if (!words.every((word) => all.includes(word))) return 0;
  const [first = ''] = words;
  if (label.startsWith(first)) return 4;
  if (label.includes(` ${first}`)) return 3;
  return label.includes(first) ? 2 : 1;
}

/** The groups with the items that match every typed word, the best first; all of them while nothing is typed. */
export function findItems(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter(({ items }) => items.length > 0);
  return groups
    .map((group) => ({
      ...group,
      items: group.items
        .map((item) => ({ item, score: scoreOf(item, words) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .map(({ item }) => item),
    }))
    .filter(({ items }) => items.length > 0);
}
