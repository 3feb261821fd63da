import { addCompanyAddress } from '#areas/companies/server/index.ts';
import type { BookedAddress, findAddresses, saveAddress } from '#areas/operations/contract/address-book.calls.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { addPartnerAddress, findActivePartner } from '#areas/partners/server/index.ts';
import { isCountryCode } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { currentCities } from '#platform/places/current-cities.ts';
import { withCityPosition } from '#platform/places/place-position.ts';
import { portOf } from '#platform/ports.ts';
import { type AddressRecord, findBookedAddresses, openWarehouses } from './address-book.repository.ts';

type Context = RequestContext<Actor>;

export async function readAddresses(
  { trx, actor, services }: Context,
  { search: typed, clientId, providerId }: ParsedInput<typeof findAddresses>['query'],
) {
  const partnerIds = [clientId, providerId].filter((id) => id !== undefined);
  const search = typed || undefined;
  const found = await findBookedAddresses(trx, companyOf(actor), { search, partnerIds });
  const open = await portOf(services, openWarehouses).find(trx, search);
  const addresses = await Promise.all([...found, ...open].map((record) => presentAddress(trx, record)));
  return { addresses: addresses.filter((one) => one !== undefined) };
}

/** Undefined where the city is none that the product knows: a form could not take it. */
export async function presentAddress(trx: Trx, record: AddressRecord): Promise<BookedAddress | undefined> {
  const { id, owner, ownerName, fullName, address, city, cityId, countryCode, reference, lat, lng } = record;
  const { byId, called } = await currentCities(trx);
  const known = cityId ? byId(cityId) : called(city ?? '', countryCode ?? '');
  if (!known) return undefined;
  const place: Place = {
    cityId: known.id,
    cityName: known.name,
    countryCode: isCountryCode(known.country) ? known.country : null,
    address,
    reference,
    lat: lat ?? known.lat,
    lng: lng ?? known.lng,
    category: null,
    // An address of the own company is a warehouse where it has docks.
    warehouseId: owner === 'company' || owner === 'associate' ? id : null,
  };
  return { _id: id, owner, ownerName, fullName, place };
}

export async function keepAddress(
  context: Context,
  { fullName, clientId, place: given }: ParsedInput<typeof saveAddress>['body'],
): Promise<{ address: BookedAddress }> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const client = clientId ? await findActivePartner(trx, companyId, 'client', clientId) : undefined;
  if (clientId && !client) throw requestErrors.invalid({ fields: { clientId: { code: 'choice' } } });
  const place = await withCityPosition(trx, given);
  const { address, reference, lat, lng, cityId, cityName: city, countryCode } = place;
  const already = await findTwin(context, { fullName, clientId: client?.id, place });
  if (already) return { address: already };
  const details = { fullName, address, city, cityId, countryCode, reference, lat, lng };
  if (client) {
    const _id = await addPartnerAddress(context, { companyId, partnerId: client.id }, details);
    return {
      address: { _id, owner: 'client', ownerName: client.name, fullName, place: { ...place, warehouseId: null } },
    };
  }
  const { _id } = (await addCompanyAddress(context, details)).address;
  const ownerName = actor.companyName ?? '';
  return { address: { _id, owner: 'company', ownerName, fullName, place: { ...place, warehouseId: _id } } };
}

/** The same place under the same name is kept once. */
async function findTwin(
  context: Context,
  {
    fullName,
    clientId,
    place,
  }: { readonly fullName: string; readonly clientId: string | undefined; readonly place: Place },
): Promise<BookedAddress | undefined> {
  const { addresses } = await readAddresses(context, { search: fullName, clientId });
  return addresses.find(
    (one) =>
      one.owner === (clientId ? 'client' : 'company') &&
      one.fullName === fullName &&
      one.place.cityId === place.cityId &&
      one.place.address === place.address,
  );
}
