import { type OpportunityRow, opportunityList } from '#areas/opportunities/contract/opportunity.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { freeDescription } from './free-description.ts';

const CALLS = listCalls(opportunityList);

/**
 * The wanted description, with a number where another opportunity has it; undefined while that is not known. What the
 * reader may not see is found out by saving.
 */
export function useFreeDescription(wanted: string | undefined): string | undefined {
  const search = (wanted ?? '').replace(/ \(\d{1,3}\)$/, '').slice(0, NAME_MAX);
  const query = { search, size: 50 } as const;
  const reply = useCall(CALLS.read, { query }, { enabled: wanted !== undefined, retry: false, staleTime: 0 });
  if (wanted === undefined || reply.isFetching) return undefined;
  const rows = (reply.data?.[opportunityList.rowsKey] ?? []) as readonly OpportunityRow[];
  const taken = rows.filter(({ state }) => state !== 'cancelled').map(({ description }) => description);
  return freeDescription(wanted, taken);
}
