import { useRef, useState } from 'react';
import type { HeldTime } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { RefusedTime } from '#areas/load-orders/contract/order-slots.ts';
import { ApiError } from '#ui/api/api-error.ts';

/** The times that are held for the places of a new order, and which of them was over when the order was saved. */
export function useOrderTimes() {
  const held = useRef<readonly HeldTime[]>([]);
  const [refused, setRefused] = useState<RefusedTime | null>(null);
  return {
    refused,
    onChange: (times: readonly HeldTime[]) => {
      held.current = times;
    },
    /** What a request says of them. */
    sent: () => (held.current.length > 0 ? { holdKeys: [...held.current] } : {}),
    /** Notes which time a refusal is about. */
    watch:
      <F, R>(save: (form: F) => Promise<R>) =>
      async (form: F): Promise<R> => {
        try {
          return await save(form);
        } catch (error) {
          if (error instanceof ApiError && error.facts.place !== undefined) {
            setRefused({ place: error.facts.place as HeldTime['place'], message: error.message, facts: error.facts });
          }
          throw error;
        }
      },
  };
}
export type OrderTimes = ReturnType<typeof useOrderTimes>;
