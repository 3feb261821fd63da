import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * The query of the address at the moment of asking. What a component was last drawn with may be a step behind, and a
 * step made from that would take the last one back.
 */
export function useQueryNow(): () => URLSearchParams {
  const router = useContext(RouterContext)?.router;
  return useCallback(() => new URLSearchParams(router?.state.location.search), [router]);
}
