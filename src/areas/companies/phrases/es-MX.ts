import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

/** In Mexico a company's operator is called by what he does; "operador" is the driver there. */
export const esMX: Variant<typeof ptBR> = {
  companies: { operator: 'Transportista', operators: 'Transportistas' },
};
