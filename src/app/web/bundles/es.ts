import { shared } from '#app/phrases/es.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';
import { es as shell } from '../phrases/es.ts';

/** Every module of the browser's machine room brings its own texts; none can be forgotten here. */
const machinery = import.meta.glob<Phrases>('../../../ui/*/phrases/es.ts', { eager: true, import: 'es' });

export const phrases: Phrases = merge(...Object.values(machinery), ...shared, shell);
