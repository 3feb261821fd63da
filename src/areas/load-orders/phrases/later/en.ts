import type { Translation } from '#kernel/phrases.ts';
import { clientEn as client } from '../client/en.ts';
import { driverEn as driver } from '../driver/en.ts';
import { propertiesEn as properties } from '../properties/en.ts';
import { ratingEn as rating } from '../rating/en.ts';
import { sharingEn as sharing } from '../sharing/en.ts';
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
