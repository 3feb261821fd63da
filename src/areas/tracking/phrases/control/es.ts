/** What the lists and first looks of this part show. */
export const control = {
  whatsapp: {
    askLocation:
      'Hola {{name}}, ¿dónde está con la orden {{order}}? Responda en {{minutes}} minutos por este enlace: {{link}}',
  },
};
export const controlErrors = {
  locationAsked: 'Ya se preguntó al conductor y todavía no respondió.',
  locationClosed: 'Esta pregunta ya fue respondida o venció.',
  noDriver: 'La orden todavía no tiene conductor.',
  checkpointNotFound: 'Este punto de control ya no existe.',
};
