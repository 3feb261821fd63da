import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What is opened over a list: the address names it, so that a link and back work. */
export function useAddressValue(name: string) {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (value: string | null) =>
      setParams((current) => changed(current, name, value), { preventScrollReset: true, state: { byList: true } }),
    [setParams, name],
  );
  return {
    value: params.get(name),
    open,
    close: useCallback(() => open(null), [open]),
    /** The address with the record opened over what is shown. */
    hrefOf: (value: string) => `?${changed(params, name, value)}`,
  };
}

function changed(current: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(current);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
