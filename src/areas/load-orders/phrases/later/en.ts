import type { Translation } from '#kernel/phrases.ts';
import { dialogsEn as dialogs } from '../dialogs/en.ts';
import { lifecycleEn as life } from '../lifecycle/en.ts';
import { propertiesEn as properties } from '../properties/en.ts';
import { screensEn as screens } from '../screens/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  loadOrders: {
    ...life.loadOrders,
    ...properties.loadOrders,
    needsWrite: {
      title: 'Creating orders needs the right to write',
      text: 'You may see orders but not create them. Ask your company’s administrator for the permission.',
    },
    screens: { ...screens.loadOrders.screens, ...dialogs.loadOrders.screens },
    exceptions: {
      late_one: 'late',
      late_other: 'late',
      unassigned_one: 'without a truck',
      unassigned_other: 'without a truck',
      soon: 'for today and tomorrow',
      silent_one: 'without signal',
      silent_other: 'without signal',
      agro: 'agro',
      multipoint: 'multipoint',
    },
    reminders: {
      untrucked: 'Order {{order}} ({{origin}} → {{destination}}) loads today and has no truck yet.',
      untruckedMany: '{{count}} orders of yours load today and have no truck yet: {{orders}}.',
    },
    /** What the timeline says about trucks assigned by the product itself; the server writes it. */
    automatic: {
      assigned: 'Automatic assignment.',
      noTrucks: 'Automatic assignment: the fleet has no trucks.',
      noOrigin: 'Automatic assignment: the position of the origin is unknown.',
      noneNear: 'Automatic assignment: no truck within {{km}} km of the origin.',
      noneReady: 'Automatic assignment: no free and complete truck within {{km}} km of the origin.',
      closest: 'The closest is {{plate}}: {{reason}}.',
    },
  },
  errors: { ...life.errors },
  validation: { ...dialogs.validation, ...life.validation, ...properties.validation },
};
