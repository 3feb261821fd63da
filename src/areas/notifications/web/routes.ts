import type { AreaScreen } from '#ui/routing/area-screen.ts';

export const notificationScreens: readonly AreaScreen[] = [
  { path: 'notifications', screen: () => import('./screens/notifications-screen.tsx') },
  { path: 'notifications/configurations', screen: () => import('./screens/preferences-screen.tsx') },
];
