import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

/** Mexico has another word for a company's operator, because "operador" is the driver there. */
export const esMX: Variant<typeof ptBR> = {
  companies: { operator: 'Transportista', operators: 'Transportistas' },
};
