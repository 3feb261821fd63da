import type { Variant } from '#kernel/phrases.ts';
import { countryWords } from './country-words.ts';
import type { ptBR } from './pt-BR.ts';

export const esAR: Variant<typeof ptBR> = countryWords({
  driver: { one: 'chofer', many: 'choferes' },
  plate: 'Patente',
});
