import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const esMX: Variant<typeof ptBR> = {
  documents: {
    owners: { driver: 'Operadores' },
    required: {
      text: 'Lo que la empresa exige de cada operador y vehículo, en lugar de la lista del país.',
      country: 'País del operador o vehículo',
    },
  },
};
