import { useEffect } from 'react';
import type { ListControl } from '../state/use-list-state.ts';
import type { ListPage } from './use-list-page.ts';

/** A link, or rows deleted since, may point behind the last page: then the last page is shown. */
export function useExistingPage({ rows, outdated, total, pages }: ListPage, { state, change }: ListControl): void {
  const isBehind = rows?.length === 0 && !outdated && Boolean(total) && state.page > pages;
  useEffect(() => {
    if (isBehind) change((before) => ({ ...before, page: pages }), { replace: true });
  }, [isBehind, pages, change]);
}
