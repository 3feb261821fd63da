import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    palette: {
      title: 'Buscar pantallas, acciones y registros',
      open: 'Buscar',
      results: 'Resultados',
      escape: 'Esc',
      found_one: '{{count}} resultado',
      found_other: '{{count}} resultados',
      failed: 'No fue posible buscar los registros. Intente de nuevo.',
    },
  },
};
