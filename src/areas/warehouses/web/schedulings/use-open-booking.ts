import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const OPENED = 'booking';

/** The booking that is open beside the list or the board; the address names it, so that a link and back work. */
export function useOpenBooking() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (id: string | null) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (id) next.set(OPENED, id);
          else next.delete(OPENED);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  /** The address with the booking opened over what is shown. */
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(OPENED, id);
    return `?${next}`;
  };
  return { bookingId: params.get(OPENED), open: change, close: () => change(null), hrefOf };
}
