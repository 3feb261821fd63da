import { createElement } from 'react';
import { screens } from '#areas/sharing/area.ts';
import { defineRoutes, type LoadScreen } from '#ui/routing/routes.ts';

/** Shared pages use the phrases of orders and trips. */
const shown = (load: LoadScreen) => ({ load, words: ['load-orders', 'trips'] });

const client = shown(() => import('./client/client-screen.tsx'));
const map = shown(() => import('./client/agro-map-screen.tsx'));
const form = (reassignment: boolean) =>
  shown(async () => {
    const { WebFormScreen } = await import('./client/web-form-screen.tsx');
    return { default: () => createElement(WebFormScreen, { reassignment }) };
  });
const operation = (kind: 'normal' | 'agro') =>
  shown(async () => {
    const { OperationSharing } = await import('./links/sharing-screen.tsx');
    return { default: () => createElement(OperationSharing, { kind }) };
  });

export const routes = defineRoutes(screens, {
  clientView: client,
  clientViewBefore: client,
  clientViewMultipoint: client,
  webForm: form(false),
  webFormReassignment: form(true),
  clientReport: shown(() => import('./client/report-screen.tsx')),
  rating: shown(() => import('./rating/rating-screen.tsx')),
  agroMap: map,
  agroMapOfLink: map,
  shareOperation: operation('normal'),
  shareAgroOperation: operation('agro'),
  shareClient: shown(async () => ({ default: (await import('./links/sharing-screen.tsx')).ClientSharing })),
  shareAgro: shown(async () => ({ default: (await import('./links/sharing-screen.tsx')).AgroSharing })),
});
