import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    targets: {
      loadOrder: 'Load orders',
      loadOrderAttributes: 'Load orders with attributes',
      multiDelivery: 'Multiple deliveries',
    },
    titles: {
      loadOrder: 'Import load orders',
      loadOrderAttributes: 'Import load orders with attributes',
      multiDelivery: 'Import multiple deliveries',
    },
    columns: {
      orderCode: 'Order code',
      client: 'Client',
      originCity: 'Origin city',
      originAddress: 'Origin address',
      destinationCity: 'Destination city',
      destinationAddress: 'Destination address',
      route: 'Route',
      clientFreightCurrency: 'Client freight currency',
      carrierFreightCurrency: 'Carrier freight currency',
      assignmentCompany: 'Assignment company',
      deliveryCode: 'Delivery code',
      deliveryCity: 'Delivery city',
      deliveryAddress: 'Delivery address',
      customer: 'Receiver',
    },
    hints: {
      orderCode: 'Identifies the order when it has no assignment number.',
      tripCode: 'Rows with the same code are one trip.',
      client: 'Name or tax id of a registered client.',
      city: 'Name of the city, in the country of the row or elsewhere.',
      hour: 'Time as HH:MM.',
      route: 'Name of a registered route, or "Route · Path" for another path than the usual one.',
      deliveryCodes: 'Several codes separated by commas.',
    },
  },
  validation: {
    unknownPath: 'No route or path has this name',
    severalPaths: 'Several paths have this name: write "Route · Path"',
    farPath: 'The path begins or ends {{km}} km from the places of this row',
  },
};
