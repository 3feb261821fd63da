import { es as imports } from '#areas/imports/phrases/es.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../../merge-phrases.ts';

/** Each area names what can be imported of it. */
const targets = import.meta.glob<Phrases>('../../../../areas/*/phrases/imports/es.ts', {
  eager: true,
  import: 'es',
});

export const phrases: Phrases = merge(imports, ...Object.values(targets));
