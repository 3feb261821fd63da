import type { Translation } from '#kernel/phrases.ts';
import { paymentsEs as payments } from '../payments/es.ts';
import { propertiesEs as properties } from '../properties/es.ts';
import { screensEs as screens } from '../screens/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...payments.loadOrders,
    ...properties.loadOrders,
    needsWrite: {
      title: 'Crear órdenes requiere el permiso de escritura',
      text: 'Puede ver las órdenes, pero no crearlas. Pida el permiso a quien administra su empresa.',
    },
    screens: { ...screens.loadOrders.screens, ...payments.loadOrders.screens },
  },
  validation: { ...payments.validation, ...properties.validation },
};
