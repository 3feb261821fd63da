import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

export const screens = defineScreens({
  clientView: { path: 'client/{loadOrderId}', guard: 'public' },
  clientViewBefore: { path: 'client-view/{loadOrderId}', guard: 'public' },
  clientViewMultipoint: { path: 'client-view-multi/{loadOrderId}', guard: 'public' },
  webForm: { path: 'client-view/web-form/{loadOrderId}', guard: 'public' },
  webFormReassignment: { path: 'client-view/web-form/{loadOrderId}/reassignment', guard: 'public' },
  clientReport: { path: 'client/report/{reportId}', guard: 'public' },
  rating: { path: 'rating/{loadOrderId}', guard: 'public' },
  agroMap: { path: 'map/loadOrder/agro', guard: 'public' },
  agroMapOfLink: { path: 'map/loadOrder/agro/{companyId}', guard: 'public' },
  shareOperation: { path: 'sharing/operation/{operationId}', guard: 'operation-write' },
  shareAgroOperation: { path: 'sharing/agro/{operationId}', guard: 'operation-agro-write' },
  shareClient: { path: 'sharing/client/{clientId}', guard: { anyOf: ['load-order-write', 'load-order-module'] } },
  shareAgro: { path: 'sharing/agro', guard: 'operation-agro-write' },
});

/** The views for people without an account, and the links to them. */
export const area = defineArea({
  tables: ['public_link', 'load_order_rating', 'client_request'],
  screens,
  titles: {
    sharing: label('Compartilhar', 'Compartir', 'Share'),
  },
});
