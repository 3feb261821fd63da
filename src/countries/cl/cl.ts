import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { driverChecklist, IDENTITY, LICENCE, single } from '#countries/driver-documents.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_BUSINESS_NAME, COMMON_NAME, REFERENCE_CONTACT } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { driverLicence, personalDocuments, taxId } from './identity.ts';

const driverDocuments = driverChecklist(LICENCE, IDENTITY, single('sheetLife'));
const vehicleDocuments = vehicleChecklist('circulation-permit', 'soap', 'technical-inspection', 'ownership-card');

export const CHILE: Country = {
  code: 'CL',
  names: { pt: 'Chile', es: 'Chile', en: 'Chile' },
  flag: '🇨🇱',
  phone: countryPhone({ code: '56', min: 9, max: 9, mobile: /^9\d{8}$/, subscriber: /^[2-9]\d{8}$/ }),
  languages: spanish('es-CL'),
  currency: currencyOf('CLP'),
  timeZone: 'America/Santiago',
  mapCentre: { lat: -35.6751, lng: -71.543 },
  terms: { plate: 'patente', driver: 'conductor', operator: 'operador', notCompleted: 'pending' },

  firstName: COMMON_NAME,
  lastName: COMMON_NAME,
  businessName: COMMON_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp: null,
  driverLicence,
  licenceCategories: ['A1', 'A2', 'A3', 'A4', 'A5', 'B', 'D'],
  taxId: { label: 'RUT', person: taxId, company: taxId },
  operator: null,
  chatExpiration: false,
  fleetType: { allowed: true, needsCarrierCompany: true },

  plate: plateRule({ pattern: 'xx.xx.xx', usual: /^[A-Z]{2}([A-Z]{2}|\d{2})\d{2}$/ }),
  chassis: COMMON_CHASSIS,
  vehicleDocumentName: 'VIN',
  printedCards: { ...SPANISH_CARDS, licenceNumber: 'identity', categories: ['A5', 'A4', 'A3', 'A2', 'A1', 'B', 'D'] },
  ruat: null,

  driverDocuments: () => driverDocuments,
  additionalDocuments: ADDITIONAL_DOCUMENT_TYPES,
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: null,
  newsAndBenefits: true,
};
