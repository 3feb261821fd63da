/** What the lists and first looks of this part show. */
export const documents = {
  inOrder: 'In order',
  pages: 'Pages of operative control',
};

const troubles = {
  expired: 'Expired',
  missing: 'Missing',
  toAccept: 'To accept',
  returned: 'Sent back',
};
const statuses = {
  inProgress: 'In progress',
  finished: 'Finished',
};

/** By the id of a list. */
export const documentsLists = {
  controlDocument: {
    title: 'Documents in control',
    added_one: '{{count}} new order, show',
    added_other: '{{count}} new orders, show',
    empty: 'No order on the road or just delivered',
    columns: {
      loadingOrderCode: 'Order',
      troubles: 'Documents',
      status: 'State',
      statusAt: 'Since',
      plate: 'Plate',
      trucker: 'Driver',
      clientCompany: 'Client',
      providerCompany: 'Carrier',
      destination: 'Destination',
      origin: 'Origin',
      operator: 'Operator',
    },
    values: {
      troubles,
      status: statuses,
      statuses,
    },
  },
};
