import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The record that is open beside a list; the address names it, so that a link and back work. */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams();
  const close = useCallback(
    () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(name);
          return next;
        },
        { preventScrollReset: true },
      ),
    [name, setParams],
  );
  /** The address with the record opened over what is shown. */
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(name, id);
    return `?${next}`;
  };
  return { openedId: params.get(name), close, hrefOf };
}
