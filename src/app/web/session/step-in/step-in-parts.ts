import { lazyWith } from '#ui/i18n/lazy-with.ts';

/** Few people ever see these, so nobody else loads them. */
export const StepInDialog = lazyWith(['session/later'], () => import('./step-in-dialog.tsx'));
export const StepInBanner = lazyWith(['session/later'], () => import('./step-in-banner.tsx'));
export const StepInOver = lazyWith(['session/later'], () => import('./step-in-over.tsx'));
