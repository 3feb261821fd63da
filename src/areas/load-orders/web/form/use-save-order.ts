import { createExpress, createMultiple, createProgram, updateOrder } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { documentsOf, type OrderForm, orderBody, type Writer } from './order-form-shape.ts';
import type { OrderTimes } from './use-order-times.ts';

export interface Saved {
  readonly operationId: string;
  readonly orderIds: readonly string[];
}

/** Creates the orders of a form in the chosen way, or updates the existing one. */
export function useSaveOrder(order: OrderView | null, operationId: string | null, writer: Writer, times: OrderTimes) {
  const options = { refresh: ORDER_REFRESH };
  const multiple = useAction(createMultiple, options);
  const program = useAction(createProgram, options);
  const express = useAction(createExpress, options);
  const update = useAction(updateOrder, options);

  const create = async (form: OrderForm): Promise<Saved> => {
    const { dates, ...shared } = orderBody(form, writer);
    const body = {
      ...shared,
      ...wayOf(form),
      documents: documentsOf(form.documents),
      ...times.sent(),
      ...(operationId === null ? { dispatchType: form.dispatchType } : { operation: { operationId } }),
    };
    const timed = { ...body, ...(dates ? { dates } : {}) };
    if (form.way === 'express' && form.transportUnitId) {
      const assignment = { transportUnitId: form.transportUnitId };
      const { loadingOrder } = await express.mutateAsync({ body: { ...timed, assignment } });
      return { operationId: loadingOrder.operation.operationId, orderIds: [loadingOrder._id] };
    }
    if (form.way === 'program') {
      const programs = [form.dates, ...form.programs];
      return madeOf(await program.mutateAsync({ body: { ...body, programs } }));
    }
    return madeOf(await multiple.mutateAsync({ body: { ...timed, numLoadingOrders: form.numLoadingOrders } }));
  };

  return async (form: OrderForm): Promise<Saved> => {
    if (!order) return create(form);
    const body = { ...orderBody(form, writer), ...wayOf(form), version: order.version };
    const { loadingOrder } = await update.mutateAsync({ params: { id: order._id }, body });
    return { operationId: loadingOrder.operation.operationId, orderIds: [loadingOrder._id] };
  };
}

/** Fields that an order with many stops takes from its stops. */
const wayOf = ({ origin, destination, deliveryCodes }: OrderForm) => ({ origin, destination, deliveryCodes });

interface Made {
  readonly operationId: string;
  readonly loadingOrders: readonly { readonly _id: string }[];
}

const madeOf = ({ operationId, loadingOrders }: Made): Saved => ({
  operationId,
  orderIds: loadingOrders.map(({ _id }) => _id),
});
