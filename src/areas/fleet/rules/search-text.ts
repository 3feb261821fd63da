import { personalDocumentOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import type { DriverDetails } from './driver-fields.ts';
import type { VehicleDetails } from './vehicle-fields.ts';

/** Every text by which a driver is found, one per line; numbers both as stored and as shown. */
export function driverSearchText(country: Country, details: DriverDetails): string {
  const { number, state } = splitDocumentId(details.documentId ?? '');
  const { driverLicense, taxId, phone } = details;
  const texts = [
    `${details.firstName} ${details.lastName}`,
    number,
    // Bolivia prints the state that issued it behind the number.
    state && `${number}${state}`,
    number && personalDocumentOf(country, details.typeDocumentId)?.rule.format(number),
    driverLicense,
    country.driverLicence.format(driverLicense),
    taxId,
    taxId && country.taxId.person.format(taxId),
    details.businessName,
    details.operator,
    ...(details.eventualTrucker ? [] : [phone, `${details.countryCode}${phone}`]),
  ];
  return [...new Set(texts.filter(Boolean))].join('\n');
}

/** Every text by which a vehicle is found, one per line; the plate both as stored and as shown, the make as it is called. */
export function vehicleSearchText(
  country: Country,
  details: VehicleDetails,
  brandTexts: readonly (string | null)[] = [details.brand],
): string {
  const { plate, chassis, crpva, color } = details;
  const texts = [plate, country.plate.format(plate), ...brandTexts, chassis, crpva, color];
  return [...new Set(texts.filter(Boolean))].join('\n');
}
