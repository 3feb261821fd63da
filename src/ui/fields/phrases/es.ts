import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    fields: {
      range: {
        title: 'Período',
        all: 'Todos',
        today: 'Hoy',
        yesterday: 'Ayer',
        last7: 'Últimos 7 días',
        last14: 'Últimos 14 días',
        last30: 'Últimos 30 días',
        custom: 'Personalizado',
        accept: 'Aceptar',
        cancel: 'Cancelar',
      },
    },
  },
};
