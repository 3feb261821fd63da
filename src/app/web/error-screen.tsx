import type { ReactNode } from 'react';
import { NotFoundScreen } from './not-found-screen.tsx';

/** What shows when a screen breaks. */
export function ErrorScreen(): ReactNode {
  return <NotFoundScreen />;
}
