import type { Translation } from '#kernel/phrases.ts';
import { paymentsEn as payments } from '../payments/en.ts';
import { propertiesEn as properties } from '../properties/en.ts';
import { screensEn as screens } from '../screens/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  loadOrders: {
    ...payments.loadOrders,
    ...properties.loadOrders,
    needsWrite: {
      title: 'Creating orders needs the right to write',
      text: 'You may see orders but not create them. Ask your company’s administrator for the permission.',
    },
    screens: { ...screens.loadOrders.screens, ...payments.loadOrders.screens },
  },
  validation: { ...payments.validation, ...properties.validation },
};
