import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { type Suggestion, suggestAssignments } from '#areas/load-orders/contract/order-assign.calls.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';
import { pairUp } from './pair-up.ts';

/** Enough suggestions even if earlier orders take the best ones. */
const OFFERS = 50;

/** The truck proposed for each order. */
export function useProposals(orders: readonly OrderRow[]) {
  const api = useApi();
  const ids = orders.map(({ _id }) => _id);
  return useQuery({
    queryKey: queryKey(suggestAssignments, ids),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const offers: (readonly Suggestion[])[] = [];
      // One at a time, because each request searches a whole fleet.
      for (const id of ids) {
        const query = { suitable: 'true', size: Math.min(OFFERS, ids.length) } as const;
        const { suggestions } = await api.call(suggestAssignments, { params: { id }, query }, { signal });
        offers.push(suggestions);
      }
      return pairUp(offers);
    },
  });
}
