import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryNow } from '#ui/routing/query-now.ts';
import { type MapState, readMapState, writeMapState } from './map-state.ts';

/** What happens all the time, such as moving the map, is no step that somebody goes back. */
type Step = 'step' | 'same';
export type ChangeMap = (changed: Partial<MapState>, step?: Step) => void;

/** The address is the only place where the screen keeps what it shows, so a link reproduces it. */
export function useMapState() {
  const [params, setParams] = useSearchParams();
  const queryNow = useQueryNow();
  const state = useMemo(() => readMapState(params), [params]);
  const change: ChangeMap = useCallback(
    (changed, step = 'step') => {
      const before = queryNow();
      const next = writeMapState({ ...readMapState(before), ...changed }, before);
      if (next.toString() === before.toString()) return;
      setParams(next, { replace: step === 'same', preventScrollReset: true });
    },
    [queryNow, setParams],
  );
  return { state, change };
}
