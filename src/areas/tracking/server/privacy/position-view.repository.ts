import { sql } from 'kysely';
import type { ViewWay } from '#areas/tracking/rules/position-view.ts';
import { slotOf } from '#areas/tracking/rules/position-view.ts';
import type { Trx } from '#platform/db/database.ts';
import { withPlatformScope } from '#platform/db/database.ts';

/** Somebody looked where the drivers of these orders are or were. */
export interface PositionView {
  readonly orderIds: readonly string[];
  readonly way: ViewWay;
  readonly now: Date;
  readonly viewerCompanyId: string | null;
  readonly userId: string | null;
  /** Of a public link; null for people of companies. */
  readonly linkId?: string | null;
}

/**
 * One line per viewer, order and five minutes, however often a screen reads. The driver's own view is none. The caller has
 * shown these orders, so they are found across companies.
 */
export async function noteViews(trx: Trx, view: PositionView): Promise<void> {
  const { orderIds, way, now, viewerCompanyId, userId, linkId = null } = view;
  if (orderIds.length === 0) return;
  const slot = slotOf(now);
  await withPlatformScope(trx, () =>
    sql`insert into position_view as v (company_id, order_id, driver_id, viewer_company_id, user_id, link_id, way, slot)
      select o.company_id, o.id, o.driver_id, ${viewerCompanyId}, ${userId}, ${linkId}, ${way}, ${slot}
      from load_order o left join driver d on d.company_id = o.fleet_company_id and d.id = o.driver_id
      where o.id = any (${[...orderIds]}::uuid[]) and o.driver_id is not null
        and (${userId}::uuid is null or d.user_id is distinct from ${userId}::uuid)
      order by o.id
      on conflict (order_id, way, slot, coalesce(user_id, link_id, '00000000-0000-0000-0000-000000000000'))
      do update set views = v.views + 1`.execute(trx),
  );
}

/** Of one order. */
export const noteView = (
  trx: Trx,
  { orderId, ...view }: Omit<PositionView, 'orderIds'> & { readonly orderId: string },
): Promise<void> => noteViews(trx, { ...view, orderIds: [orderId] });
