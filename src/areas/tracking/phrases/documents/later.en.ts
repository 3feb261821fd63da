/** What its forms, details and dialogs show. */
export const documentsLater = {
  title: 'Documents of the order',
  gone: 'This order does not exist any more.',
  sendBack: 'Send documents back',
  sentBack: 'Documents of {{code}} sent back',
  messageDriver: 'The driver has no account: send them this message.',
  reason: 'Reason',
  reasonHelp: 'The driver and the carrier read the reason.',
  which: 'Wrong documents',
  what: 'the delivery documents',
  ofDelivery: 'Delivery documents',
  unproven: 'Proof that is missing',
  owners: {
    driver: 'Driver {{name}}',
    truck: 'Truck {{name}}',
    semitrailer: 'Semitrailer {{name}}',
  },
};
