import type { Translation } from '#kernel/phrases.ts';
import { dialogsEs as dialogs } from '../dialogs/es.ts';
import { lifecycleEs as life } from '../lifecycle/es.ts';
import { propertiesEs as properties } from '../properties/es.ts';
import { screensEs as screens } from '../screens/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...life.loadOrders,
    ...properties.loadOrders,
    needsWrite: {
      title: 'Crear órdenes requiere el permiso de escritura',
      text: 'Puede ver las órdenes, pero no crearlas. Pida el permiso a quien administra su empresa.',
    },
    screens: { ...screens.loadOrders.screens, ...dialogs.loadOrders.screens },
    exceptions: {
      late_one: 'atrasada',
      late_other: 'atrasadas',
      unassigned_one: 'sin camión',
      unassigned_other: 'sin camión',
      soon: 'para hoy y mañana',
      silent_one: 'sin señal',
      silent_other: 'sin señal',
      agro: 'agro',
      multipoint: 'multipunto',
    },
    reminders: {
      untrucked: 'La orden {{order}} ({{origin}} → {{destination}}) carga hoy y todavía no tiene camión.',
      untruckedMany: '{{count}} órdenes suyas cargan hoy y todavía no tienen camión: {{orders}}.',
    },
    /** What the timeline says about trucks assigned by the product itself; the server writes it. */
    automatic: {
      assigned: 'Asignación automática.',
      noTrucks: 'Asignación automática: la flota no tiene camiones.',
      noOrigin: 'Asignación automática: no se conoce la posición del origen.',
      noneNear: 'Asignación automática: ningún camión a {{km}} km o menos del origen.',
      noneReady: 'Asignación automática: ningún camión libre y completo a {{km}} km o menos del origen.',
      closest: 'El más cercano es {{plate}}: {{reason}}.',
    },
  },
  errors: { ...life.errors },
  validation: { ...dialogs.validation, ...life.validation, ...properties.validation },
};
