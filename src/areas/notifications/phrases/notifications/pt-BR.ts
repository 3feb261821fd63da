/** The text before the first comma of a message is the headline, so it contains no values. */
export const ptBR = {
  notifications: {
    types: {
      supportSteppedIn: 'Suporte na sua empresa',
    },
    messages: {
      supportSteppedIn: 'Suporte na sua empresa, {{name}} do Tropeiro entrou: {{reason}}',
    },
  },
};
