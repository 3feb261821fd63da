import { shared } from '#app/phrases/pt-BR.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';
import { ptBR as shell } from '../phrases/pt-BR.ts';

export const phrases: Phrases = merge(...shared, shell);
