/** The text before the first comma of a message is the headline, so it contains no values. */
export const ptBR = {
  notifications: {
    types: {
      registrationWaiting: 'Cadastro a aprovar',
    },
    messages: {
      registrationWaiting: 'Novo cadastro por convite, {{name}} espera a sua aprovação',
    },
  },
};
