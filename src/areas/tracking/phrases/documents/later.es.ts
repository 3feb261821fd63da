/** What its forms, details and dialogs show. */
export const documentsLater = {
  title: 'Documentos de la orden',
  gone: 'Esta orden ya no existe.',
  sendBack: 'Devolver documentos',
  sentBack: 'Documentos de {{code}} devueltos',
  messageDriver: 'El conductor no tiene cuenta: envíele este mensaje.',
  reason: 'Motivo',
  reasonHelp: 'El conductor y el transportista leen el motivo.',
  which: 'Documentos con problemas',
  what: 'los documentos de la entrega',
  ofDelivery: 'Documentos de la entrega',
  unproven: 'Comprobantes que faltan',
  owners: {
    driver: 'Conductor {{name}}',
    truck: 'Camión {{name}}',
    semitrailer: 'Semirremolque {{name}}',
  },
};
