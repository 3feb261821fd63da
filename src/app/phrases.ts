import { en } from '#kernel/phrases/en.ts';
import { es } from '#kernel/phrases/es.ts';
import { ptBR } from '#kernel/phrases/pt-BR.ts';
import type { Catalogue } from '#kernel/phrases.ts';

/** Every catalogue of the server, areas included. */
export const catalogues: readonly Catalogue[] = [{ 'pt-BR': ptBR, es, en }];
