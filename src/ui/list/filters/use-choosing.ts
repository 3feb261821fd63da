import { useRef } from 'react';
import { type ListState, withFilter } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';

/** One step back undoes all values that were chosen while a chip was open. */
export function useChoosing(control: ListControl) {
  const touched = useRef(false);
  return {
    begin: () => {
      touched.current = false;
    },
    choose: (filter: string) => (next: (text: string) => string) => {
      const chosen = (state: ListState) => withFilter(state, filter, next(state.filters[filter] ?? ''));
      control.change(chosen, { replace: touched.current });
      touched.current = true;
    },
  };
}
