import { shared } from '#app/phrases/es.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';
import { es as shell } from '../phrases/es.ts';

export const phrases: Phrases = merge(...shared, shell);
