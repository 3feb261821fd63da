import { shared } from '#app/phrases/en.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';
import { en as shell } from '../phrases/en.ts';

/** Every module of the browser's machine room brings its own texts; none can be forgotten here. */
const machinery = import.meta.glob<Phrases>('../../../ui/*/phrases/en.ts', { eager: true, import: 'en' });

export const phrases: Phrases = merge(...Object.values(machinery), ...shared, shell);
