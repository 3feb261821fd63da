import type { Call } from '../support/calls.ts';

/** Seen by nobody before an award. */
export const STREET = 'Rua das Palmeiras 77';

export const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

export interface Offer {
  readonly _id: string;
  readonly code: string;
  /** Of this offer alone; codes of other companies may be the same. */
  readonly description: string;
}

const place = (cityId: string, cityName: string) => ({
  ...{ cityId, cityName, countryCode: 'BR', address: STREET, reference: null },
  ...{ lat: null, lng: null, category: null, warehouseId: null },
});

/** An open load from Joinville to Santos, published at once; its form has a journey of its own. */
export async function publishedOffer(call: Call, changes: object = {}): Promise<Offer> {
  const { clients } = await call<{ clients: readonly { _id: string }[] }>('get', '/opportunity/form/clients');
  const description = `Soja ${crypto.randomUUID().slice(0, 8)}`;
  const { opportunity } = await call<{ opportunity: Offer }>('post', '/opportunity', {
    description,
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
    ...changes,
  });
  await call('put', `/opportunity/${opportunity._id}/publish`, {});
  return { ...opportunity, description };
}
