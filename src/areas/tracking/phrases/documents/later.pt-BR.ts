/** What its forms, details and dialogs show. */
export const documentsLater = {
  title: 'Documentos da ordem',
  gone: 'Esta ordem não existe mais.',
  sendBack: 'Devolver documentos',
  sentBack: 'Documentos de {{code}} devolvidos',
  messageDriver: 'O motorista não tem conta: envie a ele esta mensagem.',
  reason: 'Motivo',
  reasonHelp: 'O motorista e a transportadora leem o motivo.',
  which: 'Documentos com problema',
  what: 'os documentos da entrega',
  ofDelivery: 'Documentos da entrega',
  unproven: 'Comprovantes que faltam',
  owners: {
    driver: 'Motorista {{name}}',
    truck: 'Caminhão {{name}}',
    semitrailer: 'Semirreboque {{name}}',
  },
};
