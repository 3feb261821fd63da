import { shared } from '#app/phrases/pt-BR.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';
import { ptBR as shell } from '../phrases/pt-BR.ts';

/** Every module of the browser's machine room brings its own texts; none can be forgotten here. */
const machinery = import.meta.glob<Phrases>('../../../ui/*/phrases/pt-BR.ts', { eager: true, import: 'ptBR' });

export const phrases: Phrases = merge(...Object.values(machinery), ...shared, shell);
