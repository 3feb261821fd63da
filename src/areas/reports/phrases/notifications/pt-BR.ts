/** The text before the first comma of a message is the headline, so it contains no values. */
export const ptBR = {
  notifications: {
    types: {
      reportSchedulePaused: 'Relatório por e-mail parado',
    },
    messages: {
      reportSchedulePaused: 'Relatório por e-mail parado, {{name}} falhou cinco vezes seguidas',
    },
  },
};
