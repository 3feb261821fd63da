import { createElement } from 'react';
import type { AreaScreen } from '#ui/routing/area-screen.ts';

/** Texts that no list says. */
export const LATER_WORDS = ['load-orders/later'] as const;

const showClient = () => import('./client/client-screen.tsx');
const showMap = () => import('./client/agro-map-screen.tsx');
const showForm = (reassignment: boolean) => async () => {
  const { WebFormScreen } = await import('./client/web-form-screen.tsx');
  return { default: () => createElement(WebFormScreen, { reassignment }) };
};

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
  { path: 'driver-view/{loadOrderId}', screen: () => import('./driver/link-trip-screen.tsx') },
  { path: 'trips', screen: () => import('#areas/trips/web/driver/my-trips-screen.tsx') },
  { path: 'trips/{loadOrderId}', screen: () => import('#areas/trips/web/driver/my-trip-screen.tsx') },
];

/** What people without an office see. */
export const outsideScreens: readonly AreaScreen[] = screens.map((screen) => ({ ...screen, words: LATER_WORDS }));
