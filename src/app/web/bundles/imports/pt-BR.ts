import { ptBR as imports } from '#areas/imports/phrases/pt-BR.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../../merge-phrases.ts';

/** Each area names what can be imported of it. */
const targets = import.meta.glob<Phrases>('../../../../areas/*/phrases/imports/pt-BR.ts', {
  eager: true,
  import: 'ptBR',
});

export const phrases: Phrases = merge(imports, ...Object.values(targets));
