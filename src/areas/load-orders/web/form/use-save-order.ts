import { createExpress, createMultiple, createProgram, updateOrder } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { documentsOf, orderBody, type Writer } from './order-body.ts';
import type { OrderForm } from './order-shape.ts';

export interface Saved {
  readonly operationId: string;
  readonly orderIds: readonly string[];
}

/** Makes the orders of a form in the way it says, or changes the one it is of. */
export function useSaveOrder(order: OrderView | null, operationId: string | null, writer: Writer) {
  const options = { refresh: ORDER_REFRESH };
  const multiple = useAction(createMultiple, options);
  const program = useAction(createProgram, options);
  const express = useAction(createExpress, options);
  const update = useAction(updateOrder, options);

  const create = async (form: OrderForm): Promise<Saved> => {
    const { dates, ...shared } = orderBody(form, writer);
    const body = {
      ...shared,
      origin: form.origin,
      destination: form.destination,
      documents: documentsOf(form.documents),
      ...(operationId === null ? {} : { operation: { operationId } }),
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
    const body = {
      ...orderBody(form, writer),
      origin: form.origin,
      destination: form.destination,
      version: order.version,
    };
    const { loadingOrder } = await update.mutateAsync({ params: { id: order._id }, body });
    return { operationId: loadingOrder.operation.operationId, orderIds: [loadingOrder._id] };
  };
}

interface Made {
  readonly operationId: string;
  readonly loadingOrders: readonly { readonly _id: string }[];
}

const madeOf = ({ operationId, loadingOrders }: Made): Saved => ({
  operationId,
  orderIds: loadingOrders.map(({ _id }) => _id),
});
