import { useMemo } from 'react';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LISTS, type OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { showDay } from '#kernel/dates.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import type { Position } from '#kernel/position.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

const fromTo = (from: string, to: string) => `${from} → ${to}`;

/** The orders without a truck that the signed-in person's company assigns, soonest first, of every kind they may see. */
export function useWaitingOrders(): OptionSource {
  const api = useApi();
  const { permissions } = useSignedIn();
  return useMemo(
    () => ({
      key: ['orders-that-need-a-truck'],
      search: async (search, signal) => {
        const kinds = ORDER_KINDS.filter((kind) => holds(permissions, ORDER_RIGHTS[kind].read));
        const query = { statuses: 'programmed', sort: 'loadingDate', ...(search ? { search } : {}) };
        const replies = await Promise.all(
          kinds.map((kind) => api.call(listCalls(ORDER_LISTS[listOf(kind, false)]).read, { query }, { signal })),
        );
        const rows = replies.flatMap(({ loadingOrders }) => loadingOrders as readonly OrderRow[]);
        // A carrier on the platform chooses the truck itself.
        const assigned = rows.filter(({ own, carrierChooses }) => !own || !carrierChooses);
        return assigned.map(({ _id, loadingOrderCode, origin, destination, loadingDate }) => ({
          value: _id,
          label: loadingOrderCode,
          detail: [fromTo(origin, destination), loadingDate && showDay(loadingDate)].filter(Boolean).join(' · '),
        }));
      },
      find: async (id, signal) => {
        const { loadingOrder } = await api.call(readOrder, { params: { id } }, { signal });
        return { value: id, label: loadingOrder.loadingOrderCode };
      },
    }),
    [api, permissions],
  );
}

/** The order that a truck is looked for; null until it is read. */
export function useWaitingOrder(id: string | null) {
  const { data, isError } = useCall(readOrder, { params: { id: id ?? '' } }, { enabled: id !== null });
  const order = id === null ? undefined : data?.loadingOrder;
  const { lat = null, lng = null } = order?.origin ?? {};
  const loadsAt: Position | null = lat === null || lng === null ? null : { lat, lng };
  return { order, loadsAt, isError };
}
