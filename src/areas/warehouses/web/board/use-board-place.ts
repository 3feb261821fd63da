import { useSearchParams } from 'react-router';
import { isDay } from '#kernel/dates.ts';
import type { WarehouseRow } from '../../contract/warehouse.list.ts';

const STORAGE_KEY = 'boardWarehouse';

/** Which warehouse and day the board shows: the address says, otherwise the warehouse of the last time, and today. */
export function useBoardPlace(warehouses: readonly WarehouseRow[]) {
  const [params, setParams] = useSearchParams();
  const known = (id: string | null) => warehouses.find(({ _id }) => _id === id)?._id;
  const kept = localStorage.getItem(STORAGE_KEY);
  const warehouseId = known(params.get('warehouse')) ?? known(kept) ?? warehouses[0]?._id ?? '';
  const date = params.get('date');
  const show = (place: { readonly warehouse?: string; readonly date?: string | null }) => {
    if (place.warehouse) localStorage.setItem(STORAGE_KEY, place.warehouse);
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (place.warehouse) next.set('warehouse', place.warehouse);
      if (place.date) next.set('date', place.date);
      else if (place.date === null) next.delete('date');
      return next;
    });
  };
  return { warehouseId, date: date && isDay(date) ? date : null, show };
}
