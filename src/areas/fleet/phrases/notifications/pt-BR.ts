/** The text before the first comma of a message is the headline, so it contains no values. */
export const ptBR = {
  notifications: {
    types: {
      truckerValidation: 'Validação de motorista',
      truckerDocumentsExpiring: 'Documentos de motorista a vencer',
      transportUnitValidation: 'Validação de caminhão',
      transportUnitDocumentsExpiring: 'Documentos de caminhão a vencer',
      vehicleClaim: 'Pedido de unidade',
    },
    messages: {
      truckerValidation: 'Validação de motorista, há um resultado para {{name}}',
      truckerDocumentsExpiring: 'Documentos a vencer, {{name}}',
      transportUnitValidation: 'Validação de caminhão, há um resultado para {{plate}}',
      transportUnitDocumentsExpiring: 'Documentos a vencer, {{plate}}',
      vehicleClaim: 'Pedido de unidade, {{plate}}',
    },
  },
};
