/** The text before the first comma of a message is the headline, so it contains no values. */
export const es = {
  notifications: {
    types: {
      registrationWaiting: 'Registro por aprobar',
    },
    messages: {
      registrationWaiting: 'Nuevo registro por invitación, {{name}} espera su aprobación',
    },
  },
};
