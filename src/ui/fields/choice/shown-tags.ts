/** How many chosen tags a field shows before it only counts the rest. */
export const SHOWN_TAGS = 2;

export type TagPlace =
  | { readonly kind: 'tag' }
  | { readonly kind: 'rest'; readonly count: number }
  | { readonly kind: 'hidden' };

/** The first tags are shown, the next place shows how many more there are, the others are hidden. */
export function tagPlace(index: number, total: number, shown: number = SHOWN_TAGS): TagPlace {
  if (index < shown) return { kind: 'tag' };
  return index === shown ? { kind: 'rest', count: total - shown } : { kind: 'hidden' };
}
