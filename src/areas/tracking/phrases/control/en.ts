/** What the lists and first looks of this part show. */
export const control = {
  whatsapp: {
    askLocation:
      'Hello {{name}}, where are you with order {{order}}? Please answer within {{minutes}} minutes by this link: {{link}}',
  },
};
export const controlErrors = {
  locationAsked: 'The driver was asked already and has not answered yet.',
  locationClosed: 'This question was answered already, or is too old.',
  noDriver: 'The order has no driver yet.',
  checkpointNotFound: 'This checkpoint does not exist any more.',
};
