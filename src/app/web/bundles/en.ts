import { shared } from '#app/phrases/en.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';
import { en as shell } from '../phrases/en.ts';

export const phrases: Phrases = merge(...shared, shell);
