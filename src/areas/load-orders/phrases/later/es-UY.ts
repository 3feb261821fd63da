import type { Variant } from '#kernel/phrases.ts';
import { replaceWords } from '#kernel/replace-words.ts';
import { es } from './es.ts';
import type { ptBR } from './pt-BR.ts';

export const esUY: Variant<typeof ptBR> = replaceWords<typeof ptBR>(es, { conductor: 'chofer' });
