import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryNow } from '#ui/routing/query-now.ts';
import { type MapState, readMapState, writeMapState } from './map-state.ts';

/** The address is the only place where the screen keeps what it shows, so a link reproduces it. */
export function useMapState() {
  const [params, setParams] = useSearchParams();
  const queryNow = useQueryNow();
  const state = useMemo(() => readMapState(params), [params]);
  const change = useCallback(
    (changed: Partial<MapState>) =>
      setParams(writeMapState({ ...readMapState(queryNow()), ...changed }), {
        replace: true,
        preventScrollReset: true,
      }),
    [queryNow, setParams],
  );
  return { state, change };
}
