import type { Variant } from '#kernel/phrases.ts';
import { retell } from '#kernel/retell.ts';
import { es } from './es.ts';
import type { ptBR } from './pt-BR.ts';

export const esUY: Variant<typeof ptBR> = retell<typeof ptBR>(es, { conductor: 'chofer' });
