import type { Variant } from '#kernel/phrases.ts';
import { replaceWords } from '#kernel/replace-words.ts';
import { es } from './es.ts';
import type { ptBR } from './pt-BR.ts';

/** Mexico has another word for a company's operator, because "operador" is the driver there. */
export const esMX = replaceWords(es, { operador: 'transportista', operadores: 'transportistas' }) as Variant<
  typeof ptBR
>;
