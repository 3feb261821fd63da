import type { Variant } from '#kernel/phrases.ts';
import { countryWords } from './country-words.ts';
import type { ptBR } from './pt-BR.ts';

export const esBO: Variant<typeof ptBR> = countryWords({ pending: 'No completo' });
