import type { Variant } from '#kernel/phrases.ts';
import { replaceWords } from '#kernel/replace-words.ts';
import { es } from './es.ts';
import type { ptBR } from './pt-BR.ts';

export const esAR: Variant<typeof ptBR> = replaceWords<typeof ptBR>(es, { placa: 'patente', conductor: 'chofer' });
