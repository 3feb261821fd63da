import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { CRIMINAL_RECORD, driverChecklist, IDENTITY, LICENCE } from '#countries/driver-documents.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_BUSINESS_NAME, COMMON_NAME, OPERATOR, REFERENCE_CONTACT } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { companyTaxId, driverLicence, personalDocuments, personTaxId } from './identity.ts';

const driverDocuments = driverChecklist(LICENCE, IDENTITY, CRIMINAL_RECORD);
const vehicleDocuments = vehicleChecklist(
  ['ownership-card', 'ownership-card-reverse'],
  'soat',
  'tuc',
  'technical-inspection',
);

export const PERU: Country = {
  code: 'PE',
  names: { pt: 'Peru', es: 'Perú', en: 'Peru' },
  flag: '🇵🇪',
  phone: countryPhone({ code: '51', min: 9, max: 9, mobile: /^9\d{8}$/, subscriber: /^(9\d{8}|0[1-8]\d{7})$/ }),
  languages: spanish('es-PE'),
  currency: currencyOf('PEN'),
  timeZone: 'America/Lima',
  mapCentre: { lat: -9.19, lng: -75.0152 },
  terms: { plate: 'placa', driver: 'conductor', operator: 'operador', notCompleted: 'pending' },

  firstName: COMMON_NAME,
  lastName: COMMON_NAME,
  businessName: COMMON_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp: null,
  driverLicence,
  licenceCategories: ['A-I', 'A-IIBa', 'A-IIb', 'A-IIIa', 'A-IIIb', 'A-IIIc', 'A4'],
  taxId: { label: 'RUC', person: personTaxId, company: companyTaxId },
  operator: OPERATOR,
  chatExpiration: true,
  fleetType: { allowed: true, needsCarrierCompany: false },

  plate: plateRule({ pattern: 'xxx-xxx', usual: /^[A-Z][A-Z0-9]{2}\d{3}$/ }),
  chassis: COMMON_CHASSIS,
  vehicleDocumentName: 'TIV',
  printedCards: {
    ...SPANISH_CARDS,
    licenceNumber: 'letter-and-identity',
    categories: ['A-IIIc', 'A-IIIb', 'A-IIIa', 'A-IIb', 'A-IIBa', 'A-I', 'A4'],
    categoryClass: 'A',
    categoryAliases: { AIIA: 'A-IIBa' },
  },
  ruat: null,

  driverDocuments: () => driverDocuments,
  additionalDocuments: ADDITIONAL_DOCUMENT_TYPES,
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: {
    truck: ['SCC', 'SUTRAN', 'MTC_COMMODITIES'],
    semitrailer: ['SCC', 'SUTRAN', 'MTC_COMMODITIES'],
    driver: ['MTC_LICENCE', 'MTC_PAPERS', 'MTC_RECORD', 'SUNAT'],
  },
  newsAndBenefits: true,
};
