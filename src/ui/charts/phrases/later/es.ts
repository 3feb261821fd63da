import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    charts: {
      asTable: 'Mostrar como tabla',
      asChart: 'Mostrar como gráfico',
      picture: '{{title}}. Gráfico; los números están en la tabla.',
      blank: 'Sin datos en el período',
      unknown: 'Desconocido',
      better: 'mejor',
      worse: 'peor',
    },
  },
};
