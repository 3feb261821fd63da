import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_BUSINESS_NAME, COMMON_NAME, OPERATOR, REFERENCE_CONTACT } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { semitrailerChecklist } from '#countries/vehicle-documents.ts';
import { driverDocuments, vehicleDocuments } from './documents.ts';
import { companyTaxId, curp, driverLicence, personalDocuments, personTaxId } from './identity.ts';

export const MEXICO: Country = {
  code: 'MX',
  names: { pt: 'México', es: 'México', en: 'Mexico' },
  flag: '🇲🇽',
  // Eleven digits are a cellphone with the leading 1 that was dialled until 2019.
  phone: countryPhone({ code: '52', min: 10, max: 11, mobile: /^1?[2-9]\d{9}$/, subscriber: /^1?[2-9]\d{9}$/ }),
  languages: spanish('es-MX', 'en-MX'),
  currency: currencyOf('MXN'),
  timeZone: 'America/Mexico_City',
  mapCentre: { lat: 23.6345, lng: -102.5528 },
  terms: { plate: 'placa', driver: 'operador', operator: 'transportista', notCompleted: 'pending' },

  firstName: COMMON_NAME,
  lastName: COMMON_NAME,
  businessName: COMMON_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp,
  driverLicence,
  licenceCategories: ['A', 'B', 'C', 'D', 'E', 'F'],
  taxId: { label: 'RFC', person: personTaxId, company: companyTaxId },
  operator: OPERATOR,
  chatExpiration: false,
  fleetType: { allowed: true, needsCarrierCompany: false },

  plate: plateRule({ usual: /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{5,7}$/ }),
  chassis: COMMON_CHASSIS,
  vehicleDocumentName: null,
  printedCards: { ...SPANISH_CARDS, licenceNumber: 'own', categories: ['E', 'B', 'C', 'D', 'A', 'F'] },
  ruat: null,

  driverDocuments,
  additionalDocuments: ADDITIONAL_DOCUMENT_TYPES,
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: null,
  newsAndBenefits: true,
};
