import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { homeOf, menuAddress } from '../home.ts';
import { SIDE_MENU } from '../menus.ts';

const Cards = lazyWith(['content/later'], () => import('#areas/content/web/cards/home-cards.tsx'));

const CONTROL_CENTRES: ReadonlySet<string> = new Set(
  SIDE_MENU.filter(({ id }) => id === 'statistics').flatMap(({ items }) => items.map(menuAddress)),
);

/** News and benefits above the control centres, and above the screen that somebody begins their day with. */
export function HomeCards(): ReactNode {
  const { pathname } = useLocation();
  const reader = useSignedIn();
  if (pathname !== homeOf(reader) && !CONTROL_CENTRES.has(pathname)) return null;
  return (
    <Suspense>
      <Cards />
    </Suspense>
  );
}
