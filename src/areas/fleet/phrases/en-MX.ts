import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

/** The operator of a driver: a word of its own, because the operator is the driver in Mexico. */
const list = { columns: { operator: 'Carrier' }, filters: { operators: 'Carrier' } };

export const enMX: Variant<typeof ptBR> = {
  fleet: { drivers: { fields: { operator: 'Carrier' } } },
  lists: { carrier: list, carrierSpot: list },
};
