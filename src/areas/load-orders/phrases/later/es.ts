import type { Translation } from '#kernel/phrases.ts';
import { propertiesEs as properties } from '../properties/es.ts';
import { screensEs as screens } from '../screens/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...properties.loadOrders,
    needsWrite: {
      title: 'Crear órdenes requiere el permiso de escritura',
      text: 'Puede ver las órdenes, pero no crearlas. Pida el permiso a quien administra su empresa.',
    },
    ...screens.loadOrders,
  },
  validation: { ...properties.validation },
};
