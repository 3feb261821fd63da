import { findAssociates } from '#areas/opportunities/contract/opportunity.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';

interface Associates {
  readonly count: number;
  /** The ids of those with a star. */
  readonly favourites: ReadonlySet<string>;
}

/** All associated companies; undefined while they are not known. */
export function useAssociates(): Associates | undefined {
  const { data } = useCall(findAssociates, { query: {} });
  if (!data) return undefined;
  const favourites = data.associates.filter(({ favourite }) => favourite).map(({ companyId }) => companyId);
  return { count: data.associates.length, favourites: new Set(favourites) };
}
