import type { Phrases } from '#kernel/phrases.ts';

const states = {
  programmed: 'Programada',
  assigned: 'Atribuída',
  inProgress: 'Em curso',
  finished: 'Finalizada',
  cancelled: 'Cancelada',
};

export const samplePhrases: Phrases = {
  lists: {
    sampleFreights: {
      title: 'Ordens de carga',
      added_one: '{{count}} nova ordem, mostrar',
      added_other: '{{count}} novas ordens, mostrar',
      columns: {
        code: 'Código',
        state: 'Situação',
        driver: 'Motorista',
        route: 'Rota',
        carrier: 'Transportadora',
        tags: 'Etiquetas',
        weight: 'Peso (kg)',
        price: 'Frete',
        urgent: 'Urgente',
        loadedOn: 'Carregamento',
        createdAt: 'Criada em',
        note: 'Observação',
      },
      filters: {
        state: 'Situação',
        carrier: 'Transportadora',
        driver: 'Motorista',
        urgent: 'Urgente',
        loadedOn: 'Carregamento',
      },
      values: { state: states },
    },
    sampleCities: { title: 'Cidades', columns: { name: 'Nome' } },
  },
};
