import type { Trx } from '#platform/db/database.ts';
import { HOLD_SECONDS } from '../rules/warehouse-limits.ts';
import { docksFor, type Search, unavailableDays, windowOf } from './free-time.service.ts';

/** The days and docks that somebody chooses from. */
export async function presentDays(trx: Trx, search: Search, mayChooseDock: boolean) {
  const { warehouse, work, dueOn } = search;
  return {
    warehouse: {
      _id: warehouse.id,
      fullName: warehouse.full_name,
      timeZone: warehouse.time_zone,
      viewDaysCalendar: warehouse.view_days,
      docks: docksFor(search).map(({ id, name }) => ({ id, name })),
    },
    ...windowOf(search),
    dueDate: dueOn,
    unavailableDays: [...(await unavailableDays(trx, search))],
    minutes: work.minutes,
    mayChooseDock,
    seconds: HOLD_SECONDS,
  };
}
