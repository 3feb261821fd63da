import type { z } from 'zod';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import { filesOf } from '../../documents/document-change.ts';
import type { driverValuesShape } from './driver-values.ts';

type Input = z.input<typeof driverValuesShape>;

/** What the form starts with: a driver as they stand, or an empty sheet of the country. */
export function defaultsOf(driver: DriverView | null, country: CountryCode): Input {
  if (!driver) return emptySheet(country);
  const { profile, auth } = driver;
  const { number, state } = splitDocumentId(profile.documentId ?? '');
  return {
    countryId: driver.country.countryId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    countryCode: auth.countryCode ?? undefined,
    phone: auth.phone ?? '',
    typeDocumentId: profile.typeDocumentId,
    documentId: number,
    documentState: state,
    birthDate: profile.birthDate,
    driverLicense: profile.driverLicense,
    driverLicenseCategory: profile.driverLicenseCategory,
    taxId: profile.taxId ?? '',
    businessName: profile.businessName ?? '',
    personReference: profile.personReference ?? '',
    phoneReference: profile.phoneReference ?? '',
    street: driver.address.street ?? '',
    typeOfFleet: profile.typeOfFleet,
    curp: profile.curp ?? '',
    chatExpirationDate: profile.chatExpirationDate,
    operator: profile.operator ?? '',
    eventualTrucker: driver.eventualTrucker,
    transportCompanyId: driver.transportCompany?._id ?? null,
    accountId: driver.account.user?._id ?? null,
    documentIdExpirationDate: profile.documentIdExpirationDate,
    driverLicenseExpirationDate: profile.driverLicenseExpirationDate,
    securityIssuedDate: profile.securityIssuedDate,
    securityExpirationDate: profile.securityExpirationDate,
    photo: profile.pathPhoto ? { url: profile.pathPhoto, fileName: driver.fullName } : null,
    documents: filesOf(driver.documents),
  };
}

function emptySheet(country: CountryCode): Input {
  return {
    countryId: country,
    firstName: '',
    lastName: '',
    countryCode: undefined,
    phone: '',
    typeDocumentId: countryOf(country).personalDocuments[0]?.type ?? '',
    documentId: '',
    documentState: null,
    birthDate: '',
    driverLicense: '',
    driverLicenseCategory: null,
    taxId: '',
    businessName: '',
    personReference: '',
    phoneReference: '',
    street: '',
    typeOfFleet: null,
    curp: '',
    chatExpirationDate: null,
    operator: '',
    eventualTrucker: false,
    transportCompanyId: null,
    accountId: null,
    documentIdExpirationDate: null,
    driverLicenseExpirationDate: null,
    securityIssuedDate: null,
    securityExpirationDate: null,
    photo: null,
    documents: {},
  };
}
