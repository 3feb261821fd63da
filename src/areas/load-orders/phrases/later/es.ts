import type { Translation } from '#kernel/phrases.ts';
import { clientEs as client } from '../client/es.ts';
import { driverEs as driver } from '../driver/es.ts';
import { propertiesEs as properties } from '../properties/es.ts';
import { ratingEs as rating } from '../rating/es.ts';
import { sharingEs as sharing } from '../sharing/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...client.loadOrders,
    ...driver.loadOrders,
    ...properties.loadOrders,
    ...rating.loadOrders,
    ...sharing.loadOrders,
  },
  validation: { ...properties.validation },
};
