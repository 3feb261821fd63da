import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { driverChecklist, IDENTITY, LICENCE } from '#countries/driver-documents.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_NAME, REFERENCE_CONTACT, SHORT_BUSINESS_NAME } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { companyTaxId, driverLicence, personalDocuments, personTaxId } from './identity.ts';

const driverDocuments = driverChecklist(LICENCE, IDENTITY);
const vehicleDocuments = vehicleChecklist('ownership-card', 'poliza-seguro', 'technical-inspection');

export const URUGUAY: Country = {
  code: 'UY',
  names: { pt: 'Uruguai', es: 'Uruguay', en: 'Uruguay' },
  flag: '🇺🇾',
  phone: countryPhone({ code: '598', min: 8, max: 8, mobile: /^9\d{7}$/, subscriber: /^[249]\d{7}$/ }),
  languages: spanish('es-UY'),
  currency: currencyOf('UYU'),
  timeZone: 'America/Montevideo',
  mapCentre: { lat: -32.5228, lng: -55.7658 },
  terms: { plate: 'placa', driver: 'chofer', operator: 'operador', notCompleted: 'pending' },

  firstName: COMMON_NAME,
  lastName: COMMON_NAME,
  businessName: SHORT_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp: null,
  driverLicence,
  licenceCategories: ['A', 'B', 'C', 'D', 'E', 'F'],
  taxId: { label: 'RUT', person: personTaxId, company: companyTaxId },
  operator: null,
  chatExpiration: false,
  fleetType: { allowed: true, needsCarrierCompany: false },

  plate: plateRule({ usual: /^[A-Z]{3}\d{3,4}$/ }),
  chassis: COMMON_CHASSIS,
  vehicleDocumentName: null,
  printedCards: { ...SPANISH_CARDS, licenceNumber: 'identity', categories: ['F', 'E', 'D', 'C', 'B', 'A'] },
  ruat: null,

  driverDocuments: () => driverDocuments,
  additionalDocuments: ADDITIONAL_DOCUMENT_TYPES,
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: null,
  newsAndBenefits: false,
};
