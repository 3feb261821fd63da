export const ptBR = {
  ui: {
    fields: {
      range: {
        title: 'Período',
        all: 'Todos',
        today: 'Hoje',
        yesterday: 'Ontem',
        last7: 'Últimos 7 dias',
        last14: 'Últimos 14 dias',
        last30: 'Últimos 30 dias',
        custom: 'Personalizado',
        accept: 'Aceitar',
        cancel: 'Cancelar',
      },
    },
  },
} as const;
