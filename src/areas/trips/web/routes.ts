import type { AreaScreen } from '#ui/routing/area-screen.ts';

const words = ['load-orders'];

export const tripsScreens: readonly AreaScreen[] = [
  { path: 'driver-view/{loadOrderId}', words, screen: () => import('./driver/link-trip-screen.tsx') },
  { path: 'trips', words, screen: () => import('./driver/my-trips-screen.tsx') },
  { path: 'trips/{loadOrderId}', words, screen: () => import('./driver/my-trip-screen.tsx') },
];
