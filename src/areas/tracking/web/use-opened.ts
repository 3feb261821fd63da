import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The record that is open beside a list; the address names it, so that a link and back work. */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams();
  const openedId = params.get(name);
  const show = useCallback(
    (id: string | null, replace = false) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { preventScrollReset: true, replace, state: { byList: true } },
      ),
    [name, setParams],
  );
  const isOpen = openedId !== null;
  /** From one record to the next is no step back. */
  const open = useCallback((id: string) => show(id, isOpen), [show, isOpen]);
  const close = useCallback(() => show(null), [show]);
  /** The address with the record opened over what is shown. */
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(name, id);
    return `?${next}`;
  };
  return { openedId, open, close, hrefOf };
}
