import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const OPENED = 'alert';

/** The alert that is open beside the list; the address names it, so that a link and back work. */
export function useOpenAlert() {
  const [params, setParams] = useSearchParams();
  const close = useCallback(
    () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(OPENED);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  /** The address with the alert opened over what is shown. */
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(OPENED, id);
    return `?${next}`;
  };
  return { alertId: params.get(OPENED), close, hrefOf };
}
