import { en as imports } from '#areas/imports/phrases/en.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../../merge-phrases.ts';

/** Each area names what can be imported of it. */
const targets = import.meta.glob<Phrases>('../../../../areas/*/phrases/imports/en.ts', {
  eager: true,
  import: 'en',
});

export const phrases: Phrases = merge(imports, ...Object.values(targets));
