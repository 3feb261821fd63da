import { type ComponentType, createElement } from 'react';
import type { AreaScreen } from '#ui/routing/area-screen.ts';

type SharingModule = typeof import('./links/sharing-screen.tsx');

const showClient = () => import('./client/client-screen.tsx');
const showMap = () => import('./client/agro-map-screen.tsx');
const showForm = (reassignment: boolean) => async () => {
  const { WebFormScreen } = await import('./client/web-form-screen.tsx');
  return { default: () => createElement(WebFormScreen, { reassignment }) };
};
const showSharing = (screenOf: (module: SharingModule) => ComponentType) => async () => ({
  default: screenOf(await import('./links/sharing-screen.tsx')),
});
const showOperation = (kind: 'normal' | 'agro') =>
  showSharing(
    ({ OperationSharing }) =>
      () =>
        createElement(OperationSharing, { kind }),
  );

const screens: readonly AreaScreen[] = [
  { path: 'client/{loadOrderId}', screen: showClient },
  { path: 'client-view/{loadOrderId}', screen: showClient },
  { path: 'client-view-multi/{loadOrderId}', screen: showClient },
  { path: 'client-view/web-form/{loadOrderId}', screen: showForm(false) },
  { path: 'client-view/web-form/{loadOrderId}/reassignment', screen: showForm(true) },
  { path: 'client/report/{reportId}', screen: () => import('./client/report-screen.tsx') },
  { path: 'rating/{loadOrderId}', screen: () => import('./rating/rating-screen.tsx') },
  { path: 'map/loadOrder/agro', screen: showMap },
  { path: 'map/loadOrder/agro/{companyId}', screen: showMap },
  { path: 'sharing/operation/{operationId}', screen: showOperation('normal') },
  { path: 'sharing/agro/{operationId}', screen: showOperation('agro') },
  { path: 'sharing/client/{clientId}', screen: showSharing(({ ClientSharing }) => ClientSharing) },
  { path: 'sharing/agro', screen: showSharing(({ AgroSharing }) => AgroSharing) },
];

/** What is shared says how orders and their trips are getting on. */
export const sharingScreens: readonly AreaScreen[] = screens.map((screen) => ({
  ...screen,
  words: ['load-orders', 'trips'],
}));
