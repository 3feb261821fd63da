import type { DriverView } from './driver.shapes.ts';

/** The fields of a driver's form as a record has them; documents and photo change by themselves. */
export function driverForm({ country, profile, auth, address, eventualTrucker, transportCompany }: DriverView) {
  const { pathPhoto: _pathPhoto, ...fields } = profile;
  return {
    countryId: country.countryId,
    ...fields,
    countryCode: auth.countryCode,
    phone: auth.phone,
    street: address.street,
    eventualTrucker,
    transportCompanyId: transportCompany?._id ?? null,
  };
}
export type DriverForm = ReturnType<typeof driverForm>;
