/** What the lists and first looks of this part show. */
export const documents = {
  inOrder: 'En orden',
  pages: 'Páginas del control operativo',
};

const troubles = {
  expired: 'Vencidos',
  missing: 'Faltan',
  toAccept: 'Por aceptar',
  returned: 'Devueltos',
};
const statuses = {
  inProgress: 'En Curso',
  finished: 'Finalizada',
};

/** By the id of a list. */
export const documentsLists = {
  controlDocument: {
    title: 'Documentos en control',
    added_one: '{{count}} orden nueva, mostrar',
    added_other: '{{count}} órdenes nuevas, mostrar',
    empty: 'Ninguna orden en viaje o recién entregada',
    columns: {
      loadingOrderCode: 'Orden',
      troubles: 'Documentos',
      status: 'Estado',
      statusAt: 'Desde',
      plate: 'Placa',
      trucker: 'Conductor',
      clientCompany: 'Cliente',
      providerCompany: 'Transportista',
      destination: 'Destino',
      origin: 'Origen',
      operator: 'Operador',
    },
    values: {
      troubles,
      status: statuses,
      statuses,
    },
  },
};
