import type { Call } from '../load-orders/office.ts';

export const ZONE = 'America/Sao_Paulo';

/** A day at the warehouse, so many days from today. */
export const dayThere = (ahead: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date(Date.now() + ahead * 86_400_000));

export const place = (cityId: string, cityName: string, warehouseId: string | null = null) => ({
  ...{ cityId, cityName, countryCode: 'BR', address: null, reference: null, warehouseId },
  ...{ lat: null, lng: null, category: null },
});

export interface Warehouse {
  readonly _id: string;
  readonly fullName: string;
}

/** A warehouse with one dock, open every day. */
export async function openWarehouse(call: Call): Promise<Warehouse> {
  const body = {
    fullName: `Armazém ${crypto.randomUUID().slice(0, 8)}`,
    place: {
      ...{ cityId: 'br-27-santos', cityName: 'Santos', countryCode: 'BR', address: 'Av. Portuária 100' },
      ...{ reference: null, lat: -23.96, lng: -46.33 },
    },
    timeZone: ZONE,
    contact: { name: null, phone: null, mail: null },
    instructions: 'Entrar pelo portão 2',
    photos: [],
    docks: [
      {
        ...{ id: crypto.randomUUID(), name: 'Doca 1', actions: ['load', 'unload'] },
        ...{ operations: [], vehicleTypes: [], lanes: 1, inService: true },
      },
    ],
    shifts: Array.from({ length: 7 }, (_, weekday) => ({ weekday, starts: '06:00', ends: '22:00', dockIds: [] })),
    ...{ closures: [], startInterval: 60, buffer: 0, viewDaysCalendar: 30, ownCategories: false, categories: [] },
    openTo: { associates: false, carriers: true, links: true },
    ...{ bookingCutoff: 0, cancellingCutoff: 0, earlyMinutes: 30, lateMinutes: 30, noShowMinutes: 60 },
    ...{ freeMinutes: 120, waitingPrice: null },
  };
  return (await call<{ warehouse: Warehouse }>('post', '/warehouse', body)).warehouse;
}

/** The truck of a booking comes, gets to its dock and leaves. */
export async function visit(call: Call, bookingId: string): Promise<void> {
  for (const move of ['arrive', 'dock', 'leave'])
    await call('put', `/warehouse/schedule/${bookingId}/status`, { move });
}
