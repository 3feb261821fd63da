import type { Call } from '../load-orders/office.ts';

export const STREET = 'Rua das Palmeiras 77';
const run = String(Date.now()).slice(-8);

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A published load of the company of the office. */
export async function publishedLoad(call: Call): Promise<{ readonly _id: string; readonly code: string }> {
  const place = (cityId: string, cityName: string) => ({
    ...{ cityId, cityName, countryCode: 'BR', address: STREET, reference: null },
    ...{ lat: null, lng: null, category: null, warehouseId: null },
  });
  const { clients } = await call<{ clients: readonly { _id: string }[] }>('get', '/opportunity/form/clients');
  const { opportunity } = await call<{ opportunity: { _id: string; code: string } }>('post', '/opportunity', {
    description: `Soja para externos ${run}`,
    clientCompany: { _id: clients[0]!._id },
    origin: place('br-26-joinville', 'Joinville'),
    destination: place('br-27-santos', 'Santos'),
    dateType: 'defined',
    dates: { from: day(6), until: day(8) },
    typeTransportUnit: { _id: 'tractor' },
    quantityTransportUnit: 1,
    weightUnitValue: 28,
    weightUnit: { _id: 'tn' },
    volume: 60,
    freightOffered: { type: 'simple', value: '4200.00', typeCurrencyOfferedId: 'BRL' },
    publicationType: 'public',
    marketType: 'open',
    days: 4,
  });
  await call('put', `/opportunity/${opportunity._id}/publish`, {});
  return opportunity;
}
