import { clientPtBR as client } from '#areas/sharing/phrases/client/pt-BR.ts';
import { ratingPtBR as rating } from '#areas/sharing/phrases/rating/pt-BR.ts';
import { sharingPtBR as sharing } from '#areas/sharing/phrases/sharing/pt-BR.ts';
import { driverPtBR as driver } from '#areas/trips/phrases/driver/pt-BR.ts';
import { propertiesPtBR as properties } from '../properties/pt-BR.ts';

/** What the lists of orders never say: it comes with the screens that do. */
export const ptBR = {
  loadOrders: {
    ...client.loadOrders,
    ...driver.loadOrders,
    ...properties.loadOrders,
    ...rating.loadOrders,
    ...sharing.loadOrders,
  },
  validation: { ...properties.validation },
} as const;
