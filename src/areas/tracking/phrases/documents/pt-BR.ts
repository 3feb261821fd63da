/** What the lists and first looks of this part show. */
export const documents = {
  inOrder: 'Em ordem',
  pages: 'Páginas do controle operacional',
};

const troubles = {
  expired: 'Vencidos',
  missing: 'Faltam',
  toAccept: 'Por aceitar',
  returned: 'Devolvidos',
};
const statuses = {
  inProgress: 'Em andamento',
  finished: 'Finalizada',
};

/** By the id of a list. */
export const documentsLists = {
  controlDocument: {
    title: 'Documentos em controle',
    added_one: '{{count}} nova ordem, mostrar',
    added_other: '{{count}} novas ordens, mostrar',
    empty: 'Nenhuma ordem em viagem ou recém-entregue',
    columns: {
      loadingOrderCode: 'Ordem',
      troubles: 'Documentos',
      status: 'Estado',
      statusAt: 'Desde',
      plate: 'Placa',
      trucker: 'Motorista',
      clientCompany: 'Cliente',
      providerCompany: 'Transportadora',
      destination: 'Destino',
      origin: 'Origem',
      operator: 'Operador',
    },
    values: {
      troubles,
      status: statuses,
      statuses,
    },
  },
};
