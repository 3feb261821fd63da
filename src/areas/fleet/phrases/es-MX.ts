import type { Variant } from '#kernel/phrases.ts';
import { countryWords } from './country-words.ts';
import type { ptBR } from './pt-BR.ts';

export const esMX: Variant<typeof ptBR> = countryWords({
  driver: { one: 'operador', many: 'operadores' },
  operator: 'Transportista',
});
