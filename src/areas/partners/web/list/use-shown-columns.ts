import { useMemo } from 'react';
import { screens as orders } from '#areas/load-orders/area.ts';
import { SEE_FREIGHT } from '#areas/partners/contract/partner.permissions.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';

const LISTS = [orders.orders, orders.agroOrders, orders.multipointOrders];
const OF_ORDERS = ['orders', 'onTime', 'owed'];

/** Without the columns that are empty for a reader who may not read orders, or not their prices. */
export function useShownColumns<D extends ListDefinition>(definition: D): D {
  const canOpen = useCanOpen();
  const readsOrders = LISTS.some((screen) => canOpen(addressOf(screen)));
  const seesFreight = useHolds(SEE_FREIGHT);
  return useMemo(() => {
    const hidden = new Set(readsOrders ? (seesFreight ? [] : ['owed']) : OF_ORDERS);
    const columns = Object.entries(definition.columns).filter(([name]) => !hidden.has(name));
    return { ...definition, columns: Object.fromEntries(columns) };
  }, [definition, readsOrders, seesFreight]);
}
