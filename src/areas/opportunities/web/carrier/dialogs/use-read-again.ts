import { useQueryClient } from '@tanstack/react-query';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';

/** After a refusal the other side was faster: what is on the screen says so too. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const area of CARRIER_REFRESH) void queries.invalidateQueries({ queryKey: [area] });
  };
}
