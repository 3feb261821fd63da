import type { Variant } from '#kernel/phrases.ts';
import { replaceWords } from '#kernel/replace-words.ts';
import { en } from './en.ts';
import type { ptBR } from './pt-BR.ts';

/** Mexico has another word for a company's operator, because the operator is the driver there. */
export const enMX = replaceWords(en, { operator: 'carrier' }) as Variant<typeof ptBR>;
