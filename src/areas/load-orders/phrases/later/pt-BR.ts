import { paymentsPtBR as payments } from '../payments/pt-BR.ts';
import { propertiesPtBR as properties } from '../properties/pt-BR.ts';
import { screensPtBR as screens } from '../screens/pt-BR.ts';

/** Phrases that the lists do not need: loaded with the records, forms and dialogs that use them. */
export const ptBR = {
  loadOrders: {
    ...payments.loadOrders,
    ...properties.loadOrders,
    needsWrite: {
      title: 'Criar ordens exige permissão de escrita',
      text: 'Você pode ver as ordens, mas não criá-las. Peça a permissão a quem administra a sua empresa.',
    },
    screens: { ...screens.loadOrders.screens, ...payments.loadOrders.screens },
  },
  validation: { ...payments.validation, ...properties.validation },
} as const;
