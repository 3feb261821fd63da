import { createMultipoint, updateOrder } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { saveStops } from '#areas/load-orders/contract/order-part.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { documentsOf, orderBody, type Writer } from '../form/order-form-shape.ts';
import type { OrderTimes } from '../form/use-order-times.ts';
import type { Saved } from '../form/use-save-order.ts';
import type { MultipointForm } from './multipoint-shape.ts';

/** Creates the orders of a list of stops, with a truck if given, or updates an order and then its stops. */
export function useSaveMultipoint(order: OrderView | null, writer: Writer, times: OrderTimes, truckId?: string) {
  const options = { refresh: ORDER_REFRESH };
  const create = useAction(createMultipoint, options);
  const update = useAction(updateOrder, options);
  const stops = useAction(saveStops, options);
  return async (form: MultipointForm): Promise<Saved> => {
    const body = orderBody(form, writer);
    if (!order) {
      const given = {
        ...body,
        documents: documentsOf(form.documents),
        dispatchType: form.dispatchType,
        stops: form.stops,
        ...times.sent(),
        ...(truckId ? { assignment: { transportUnitId: truckId } } : { split: form.split }),
      };
      const { operationId, loadingOrders } = await create.mutateAsync({ body: given });
      return { operationId, orderIds: loadingOrders.map(({ _id }) => _id) };
    }
    const params = { id: order._id };
    const changed = await update.mutateAsync({ params, body: { ...body, version: order.version } });
    const { version } = changed.loadingOrder;
    const { loadingOrder } = await stops.mutateAsync({ params, body: { version, stops: form.stops } });
    return { operationId: loadingOrder.operation.operationId, orderIds: [loadingOrder._id] };
  };
}
