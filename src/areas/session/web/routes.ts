import type { AreaScreen } from '#ui/routing/area-screen.ts';

export const sessionScreens: readonly AreaScreen[] = [
  { path: 'login', screen: () => import('./sign-in-screen.tsx') },
  { path: 'login/{resetPassword}', screen: () => import('./recovery-screen.tsx') },
  { path: 'profile', screen: () => import('./profile/profile-screen.tsx') },
];
