import type { AreaScreen } from '#ui/routing/area-screen.ts';

export const importsScreens: readonly AreaScreen[] = [
  { path: 'uploader/{type}', screen: () => import('./uploader-screen.tsx') },
];
