import { dialogsPtBR as dialogs } from '../dialogs/pt-BR.ts';
import { lifecyclePtBR as life } from '../lifecycle/pt-BR.ts';
import { propertiesPtBR as properties } from '../properties/pt-BR.ts';
import { screensPtBR as screens } from '../screens/pt-BR.ts';

/** Phrases that the lists do not need: loaded with the records, forms and dialogs that use them. */
export const ptBR = {
  loadOrders: {
    ...life.loadOrders,
    ...properties.loadOrders,
    needsWrite: {
      title: 'Criar ordens exige permissão de escrita',
      text: 'Você pode ver as ordens, mas não criá-las. Peça a permissão a quem administra a sua empresa.',
    },
    screens: { ...screens.loadOrders.screens, ...dialogs.loadOrders.screens },
    /** What needs attention, after its number; the server writes it. */
    exceptions: {
      late_one: 'atrasada',
      late_other: 'atrasadas',
      unassigned_one: 'sem caminhão',
      unassigned_other: 'sem caminhão',
      soon: 'para hoje e amanhã',
      silent_one: 'sem sinal',
      silent_other: 'sem sinal',
      agro: 'agro',
      multipoint: 'multiponto',
    },
    reminders: {
      untrucked: 'A ordem {{order}} ({{origin}} → {{destination}}) carrega hoje e ainda não tem caminhão.',
      untruckedMany: '{{count}} ordens suas carregam hoje e ainda não têm caminhão: {{orders}}.',
    },
    /** What the timeline says about trucks assigned by the product itself; the server writes it. */
    automatic: {
      assigned: 'Atribuição automática.',
      noTrucks: 'Atribuição automática: a frota não tem caminhões.',
      noOrigin: 'Atribuição automática: a posição da origem não é conhecida.',
      noneNear: 'Atribuição automática: nenhum caminhão a até {{km}} km da origem.',
      noneReady: 'Atribuição automática: nenhum caminhão livre e completo a até {{km}} km da origem.',
      closest: 'O mais próximo é {{plate}}: {{reason}}.',
    },
  },
  errors: { ...life.errors },
  validation: { ...dialogs.validation, ...life.validation, ...properties.validation },
} as const;
