import { useOpened } from '../use-opened.ts';

/** The alert that is open beside the list. */
export function useOpenAlert() {
  const { openedId: alertId, ...rest } = useOpened('alert');
  return { alertId, ...rest };
}
