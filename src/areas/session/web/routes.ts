import { screens } from '#areas/session/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  signIn: () => import('./sign-in-screen.tsx'),
  recoverPassword: () => import('./recovery-screen.tsx'),
  comingSoon: () => import('./coming-soon-screen.tsx'),
  profile: () => import('./profile/profile-screen.tsx'),
});
