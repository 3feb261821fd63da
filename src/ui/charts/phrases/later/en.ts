import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    charts: {
      asTable: 'Show as table',
      asChart: 'Show as chart',
      picture: '{{title}}. Chart; its numbers are in the table.',
      blank: 'No data in the period',
      unknown: 'Unknown',
      better: 'better',
      worse: 'worse',
    },
  },
};
