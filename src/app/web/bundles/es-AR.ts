import { shared } from '#app/phrases/es-AR.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';

export const phrases: Phrases = merge(...shared);
