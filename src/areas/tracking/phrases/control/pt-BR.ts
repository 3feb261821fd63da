/** What the lists and first looks of this part show. */
export const control = {
  whatsapp: {
    askLocation:
      'Olá {{name}}, onde você está com a ordem {{order}}? Responda em até {{minutes}} minutos por este link: {{link}}',
  },
};
export const controlErrors = {
  locationAsked: 'O motorista já foi consultado e ainda não respondeu.',
  locationClosed: 'Esta pergunta já foi respondida ou expirou.',
  noDriver: 'A ordem ainda não tem motorista.',
  checkpointNotFound: 'Este ponto de controle não existe mais.',
};
