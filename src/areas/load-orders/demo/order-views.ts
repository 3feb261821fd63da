import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { ORDER_TABS } from '#areas/load-orders/contract/order-tabs.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertView } from '#platform/views/view.repository.ts';
import type { OrderTexts } from './data/order-texts.ts';

/** The order each view of the order list shows its rows in. */
const SORTS = { toAssign: 'loadingDate', late: 'deliveryDate' } as const;

/** Two views of the order list that an operator shares with the company. */
export async function storeViews(trx: Trx, { id: companyId, operatorIds }: DemoTeam, texts: OrderTexts): Promise<void> {
  const [ownerId] = operatorIds;
  if (!ownerId) return;
  for (const [tab, name] of Object.entries(texts.views) as [keyof OrderTexts['views'], string][]) {
    const query = new URLSearchParams({ ...ORDER_TABS[tab], sort: SORTS[tab] }).toString();
    await insertView(trx, {
      ...{ id: createId(), companyId, ownerId, list: ORDER_LISTS.loadOrder.id, name, query },
      columns: {},
      shared: true,
    });
  }
}
