import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

/** The operator of a driver: a word of its own, because the operator is the driver in Mexico. */
const list = { columns: { operator: 'Transportista' }, filters: { operators: 'Transportista' } };

export const esMX: Variant<typeof ptBR> = {
  fleet: { drivers: { fields: { operator: 'Transportista' } } },
  lists: { carrier: list, carrierSpot: list },
};
