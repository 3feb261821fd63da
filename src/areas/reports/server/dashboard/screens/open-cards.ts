import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { OpenOrders } from '#areas/load-orders/server/index.ts';
import type { ListedTrips } from '#areas/reports/rules/card-address.ts';
import { type CardMaker, type Note, type NoteName, number } from '../cards.ts';
import type { Scope } from '../scope.ts';

type Counted = Exclude<keyof OpenOrders, 'kind'>;

const KIND_NOTES: Readonly<Record<OrderKind, NoteName>> = {
  normal: 'ofNormal',
  agro: 'ofAgro',
  multipoint: 'ofMultipoint',
};

/** A number of orders that are not closed yet. Each kind has a list of its own: where there are several, each is a note. */
export const openCard = (id: string, name: Counted, listed: (scope: Scope) => ListedTrips): CardMaker => ({
  id,
  make: async (scope) => {
    const rows = (await scope.open()).filter((row) => row[name] > 0);
    const addressOf = (kind: OrderKind | undefined) => (kind ? scope.address(listed(scope), { kinds: [kind] }) : null);
    const notes: Note[] = rows.map(({ kind, [name]: count }) => ({
      key: KIND_NOTES[kind],
      count,
      address: addressOf(kind),
    }));
    return number({
      unit: 'count',
      value: rows.reduce((sum, row) => sum + row[name], 0),
      rising: name === 'late' || name === 'silent' ? 'bad' : null,
      address: rows.length > 1 ? null : addressOf(rows[0]?.kind ?? scope.kinds[0]),
      notes: rows.length > 1 ? notes : [],
    });
  },
});

export const onTheRoad = openCard('onTheRoad', 'onTheRoad', () => ({ state: 'inProgress' }));
export const toAssignToday = openCard('toAssignToday', 'toAssignToday', ({ reader }) => ({
  state: 'programmed',
  loadingDay: reader.today,
}));
export const lateNow = openCard('lateNow', 'late', () => ({ late: true }));
export const withoutTruck = openCard('withoutTruck', 'toAssign', () => ({ state: 'programmed' }));
export const withoutSignal = openCard('withoutSignal', 'silent', () => ({ silent: true }));
