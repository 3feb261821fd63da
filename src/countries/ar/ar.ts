import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { driverChecklist, IDENTITY, LICENCE, single } from '#countries/driver-documents.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_NAME, REFERENCE_CONTACT, SHORT_BUSINESS_NAME } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { driverLicence, personalDocuments, taxId } from './identity.ts';

const driverDocuments = driverChecklist(LICENCE, IDENTITY, single('linti'));
const vehicleDocuments = vehicleChecklist(
  ['cedula-verde', 'cedula-verde-reverse'],
  'ruta',
  'poliza-seguro',
  'technical-inspection',
);

export const ARGENTINA: Country = {
  code: 'AR',
  names: { pt: 'Argentina', es: 'Argentina', en: 'Argentina' },
  flag: '🇦🇷',
  phone: countryPhone({
    code: '54',
    min: 1,
    max: 10,
    mobile: /^[1-9]\d{9}$/,
    subscriber: /^[1-9]\d{9}$/,
    referenceDigits: 10,
  }),
  languages: spanish('es-AR'),
  currency: currencyOf('ARS'),
  timeZone: 'America/Argentina/Buenos_Aires',
  mapCentre: { lat: -38.4161, lng: -63.6167 },
  terms: { plate: 'patente', driver: 'chofer', operator: 'operador', notCompleted: 'pending' },

  firstName: COMMON_NAME,
  lastName: COMMON_NAME,
  businessName: SHORT_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp: null,
  driverLicence,
  licenceCategories: ['B1', 'B2', 'C1', 'C2', 'C3', 'E1'],
  taxId: { label: 'CUIL/CUIT', person: taxId, company: taxId },
  operator: null,
  chatExpiration: false,
  fleetType: { allowed: true, needsCarrierCompany: false },

  // Old and Mercosur plates; trailers of the old series have three more digits in front.
  plate: plateRule({ usual: /^(\d{3})?[A-Z]{3}\d{3}$|^[A-Z]{2}\d{3}[A-Z]{2}$/ }),
  chassis: COMMON_CHASSIS,
  vehicleDocumentName: null,
  printedCards: { ...SPANISH_CARDS, licenceNumber: 'identity', categories: ['E1', 'C3', 'C2', 'C1', 'B2', 'B1'] },
  ruat: null,

  driverDocuments: () => driverDocuments,
  additionalDocuments: ADDITIONAL_DOCUMENT_TYPES,
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: null,
  newsAndBenefits: false,
};
