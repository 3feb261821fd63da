import { isCountryCode } from '#countries/country.ts';
import type { PlaceFence, PlaceView } from '../contract/place.shapes.ts';
import type { PlaceRecord } from './place.repository.ts';

export function presentPlace(record: PlaceRecord): PlaceView {
  const addressId = record.company_address_id ?? record.partner_address_id;
  return {
    _id: record.id,
    version: record.version,
    name: record.name,
    address: record.address,
    cityId: record.city_id,
    cityName: record.city,
    countryCode: record.country_code !== null && isCountryCode(record.country_code) ? record.country_code : null,
    lat: record.lat,
    lng: record.lng,
    fence: record.fence as PlaceFence,
    expectedMinutes: record.expected_minutes,
    forLoad: record.for_load,
    forUnload: record.for_unload,
    owner:
      addressId === null
        ? null
        : {
            kind: record.company_address_id ? 'company' : 'partner',
            addressId,
            name: record.owner_name ?? record.name,
            partnerId: record.partner_id,
            partnerName: record.partner_name,
          },
    archived: record.archived_at !== null,
    routes: record.routes,
  };
}
