import { clientEn as client } from '#areas/sharing/phrases/client/en.ts';
import { ratingEn as rating } from '#areas/sharing/phrases/rating/en.ts';
import { sharingEn as sharing } from '#areas/sharing/phrases/sharing/en.ts';
import { driverEn as driver } from '#areas/trips/phrases/driver/en.ts';
import type { Translation } from '#kernel/phrases.ts';
import { propertiesEn as properties } from '../properties/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  loadOrders: {
    ...client.loadOrders,
    ...driver.loadOrders,
    ...properties.loadOrders,
    ...rating.loadOrders,
    ...sharing.loadOrders,
  },
  validation: { ...properties.validation },
};
