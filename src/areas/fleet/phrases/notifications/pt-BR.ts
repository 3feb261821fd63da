/** The part of a message before its first comma is shown prominently, so it holds no value. */
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
