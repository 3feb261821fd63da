import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    targets: { exchangeRate: 'Tipos de cambio' },
    titles: { exchangeRate: 'Importar tipos de cambio' },
    hints: {
      exchangeRate: 'Cuánto vale una unidad en la moneda de la empresa, con hasta seis decimales.',
      rateValidFrom: 'Fecha como DD/MM/AAAA; vacía, vale la de hoy.',
    },
  },
};
