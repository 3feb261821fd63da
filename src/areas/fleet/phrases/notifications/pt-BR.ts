/** The text before the first comma of a message is the headline, so it contains no values. */
export const ptBR = {
  notifications: {
    types: {
      truckerValidation: 'Validação de motorista',
      transportUnitValidation: 'Validação de caminhão',
    },
    messages: {
      truckerValidation: 'Validação de motorista, há um resultado para {{name}}',
      transportUnitValidation: 'Validação de caminhão, há um resultado para {{plate}}',
    },
  },
};
