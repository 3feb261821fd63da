import type { i18n as I18n } from 'i18next';
import { screens as sessionScreens } from '#areas/session/area.ts';
import { LATER_FRAME } from '#ui/i18n/lazy-with.ts';
import { bringPhrases } from './language-bundles.ts';
import { type Built, builtAt } from './screens.ts';

const { signIn } = sessionScreens;

/** The sign-in loads few texts to open quickly; every other screen also loads those of the frame. */
export const textsOf = ({ screen, area, isList, words = [] }: Built): string[] =>
  isSignIn(screen.path) ? [area] : ['frame', ...(isList ? [] : [LATER_FRAME]), area, ...words];

export const isSignIn = (path: string): boolean => path === signIn.path || path.startsWith(`${signIn.path}/`);

/** The code and the texts of the screen behind a link that somebody points at. */
export function preloadLinks(i18n: I18n): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href^="/"]');
    const screen = link && builtAt(link.getAttribute('href') ?? '');
    if (screen) void Promise.allSettled([screen.load(), ...textsOf(screen).map((part) => bringPhrases(i18n, part))]);
  };
  const signs = ['pointerover', 'focusin', 'touchstart'];
  for (const sign of signs) document.addEventListener(sign, look, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look);
  };
}
