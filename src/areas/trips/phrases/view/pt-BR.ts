/** The phrases for driver and client about a trip in progress. */
export const viewPtBR = {
  view: {
    progress: {
      programmed: 'Programada',
      assigned: 'Caminhão designado',
      inProgress: 'Em viagem',
      finished: 'Entregue',
      toPay: 'Documentos aceitos',
      paid: 'Concluída',
      cancelled: 'Cancelada',
    },
    route: 'Trajeto',
    from: 'Origem',
    to: 'Destino',
    loading: 'Carregamento',
    delivery: 'Entrega',
    noDate: 'A combinar',
    plate: 'Placa',
    after: 'Depois de: {{task}}',
  },
} as const;
