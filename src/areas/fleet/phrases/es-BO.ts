import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

/** Bolivia calls a set of documents that lacks some not complete, where others call it pending. */
const documents = { pending: 'No completo' };
const list = { values: { documents } };

export const esBO: Variant<typeof ptBR> = {
  fleet: { drivers: { documents }, vehicles: { documents } },
  lists: {
    carrier: list,
    carrierSpot: list,
    transportUnit: list,
    transportUnitSpot: list,
    semitruck: list,
    semitruckSpot: list,
  },
};
