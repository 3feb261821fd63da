import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryNow } from '#ui/routing/query-now.ts';

/** What is opened over a list: the address names it, so that a link and back work. */
export function useAddressValue(name: string) {
  const [params, setParams] = useSearchParams();
  const queryNow = useQueryNow();
  const open = useCallback(
    (value: string | null, page?: number) =>
      setParams(turned(changed(queryNow(), name, value), page), {
        ...{ preventScrollReset: true, state: { byList: true } },
      }),
    [setParams, queryNow, name],
  );
  return {
    value: params.get(name),
    open,
    close: useCallback(() => open(null), [open]),
    /** The address with the record opened over what is shown, with a search that is on its way into the address. */
    hrefOf: (value: string) => `?${changed(queryNow(), name, value)}`,
  };
}

/** The page of the list on which the opened record is. */
function turned(next: URLSearchParams, page: number | undefined): URLSearchParams {
  return page === undefined ? next : changed(next, 'page', page === 1 ? null : String(page));
}

function changed(current: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(current);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
