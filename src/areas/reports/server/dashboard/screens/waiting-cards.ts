import { cardAddress, rangeFilter } from '#areas/reports/rules/card-address.ts';
import { READ_BOOKINGS } from '#areas/warehouses/contract/warehouse.permissions.ts';
import { SCHEDULINGS } from '#areas/warehouses/contract/warehouse-addresses.ts';
import { facilityVisits } from '#areas/warehouses/server/index.ts';
import { holds } from '#kernel/permission.ts';
import { type CardMaker, only, table } from '../cards.ts';

const MOST = 15;
const whole = (minutes: number | null) => (minutes === null ? null : Math.round(minutes));

export const waiting: CardMaker = {
  id: 'waiting',
  make: async (scope) => {
    const { trx, reader, period, isFiltered, orders } = scope;
    const { companyId, zone } = reader;
    const visits = await facilityVisits(trx, { companyId, zone, ...period, orders: isFiltered ? orders : undefined });
    // The list of bookings knows nothing of what orders are filtered by.
    const opens = !isFiltered && holds(reader.permissions, READ_BOOKINGS);
    return table(
      [
        { id: 'visits', unit: 'count' },
        { id: 'plannedMinutes', unit: 'minutes' },
        { id: 'stayMinutes', unit: 'minutes' },
        { id: 'waitMinutes', unit: 'minutes' },
      ],
      visits.slice(0, MOST).map((row) => ({
        label: { text: row.name },
        address: opens
          ? cardAddress(SCHEDULINGS, {
              schedulingStatuses: 'completed',
              warehouses: row.warehouseId,
              dates: rangeFilter(period),
            })
          : null,
        cells: [row.visits, whole(row.planned), whole(row.stay), whole(row.wait)],
      })),
      only(visits.length > MOST, MOST),
    );
  },
};
