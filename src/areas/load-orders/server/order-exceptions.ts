import { ORDER_LIST_TRAITS, ORDER_LISTS, type OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { ORDER_TABS } from '#areas/load-orders/contract/order-tabs.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { addDays } from '#kernel/dates.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { type ExceptionSource, listException } from '#platform/exceptions/exception.ts';
import { orderListSources } from './order-list.repository.ts';

const LISTS: readonly OrderListName[] = ['loadOrder', 'agroLoadOrder', 'multipointLoadOrder'];

/** Ordinary orders need no name; those of other kinds name their kind. */
const KIND_NAMES: Readonly<Partial<Record<OrderKind, PhraseKey>>> = {
  agro: 'loadOrders.exceptions.agro',
  multipoint: 'loadOrders.exceptions.multipoint',
};

const written = (day: string) => day.split('-').reverse().join('-');

/** Orders that are late, that load today or tomorrow and have no truck, and trucks on the road without a position. */
export const orderExceptions: readonly ExceptionSource[] = LISTS.flatMap((list) => {
  const definition = ORDER_LISTS[list];
  const source = orderListSources.find((one) => one.definition === definition)!;
  const of = KIND_NAMES[ORDER_LIST_TRAITS[list].kinds[0]];
  const shared = { source, address: listAddress(list), ...(of ? { of } : {}) };
  return [
    listException({ ...shared, kind: 'late', label: 'loadOrders.exceptions.late', filters: () => ORDER_TABS.late }),
    listException({
      ...shared,
      kind: 'unassigned',
      label: 'loadOrders.exceptions.unassigned',
      detail: 'loadOrders.exceptions.soon',
      filters: (today) => ({
        ...ORDER_TABS.toAssign,
        loadingDates: [today, addDays(today, 1)].map(written).join(),
      }),
    }),
    listException({
      ...shared,
      kind: 'silent',
      label: 'loadOrders.exceptions.silent',
      filters: () => ({ silent: 'true' }),
    }),
  ];
});
