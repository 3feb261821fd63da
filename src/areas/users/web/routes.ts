import type { AreaScreen } from '#ui/routing/area-screen.ts';

export const usersScreens: readonly AreaScreen[] = [
  { path: 'users', screen: () => import('./users-screen.tsx') },
  { path: 'companies/{companyName}/{companyId}/users', screen: () => import('./company-users-screen.tsx') },
];
