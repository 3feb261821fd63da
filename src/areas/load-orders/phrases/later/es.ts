import { clientEs as client } from '#areas/sharing/phrases/client/es.ts';
import { ratingEs as rating } from '#areas/sharing/phrases/rating/es.ts';
import { sharingEs as sharing } from '#areas/sharing/phrases/sharing/es.ts';
import { driverEs as driver } from '#areas/trips/phrases/driver/es.ts';
import type { Translation } from '#kernel/phrases.ts';
import { propertiesEs as properties } from '../properties/es.ts';
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
