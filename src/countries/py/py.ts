import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { driverChecklist, IDENTITY, LICENCE } from '#countries/driver-documents.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_BUSINESS_NAME, COMMON_NAME, REFERENCE_CONTACT } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { companyTaxId, driverLicence, personalDocuments, personTaxId } from './identity.ts';

const driverDocuments = driverChecklist(LICENCE, IDENTITY);
const vehicleDocuments = vehicleChecklist(
  ['cedula-verde', 'cedula-verde-reverse'],
  'habilitacion-carretera',
  'poliza-seguro',
);

export const PARAGUAY: Country = {
  code: 'PY',
  names: { pt: 'Paraguai', es: 'Paraguay', en: 'Paraguay' },
  flag: '🇵🇾',
  phone: countryPhone({
    code: '595',
    min: 9,
    max: 10,
    mobile: /^0?9\d{8}$/,
    subscriber: /^0?[2-9]\d{7,8}$/,
    referenceDigits: 9,
  }),
  languages: spanish('es-PY'),
  currency: currencyOf('PYG'),
  timeZone: 'America/Asuncion',
  mapCentre: { lat: -23.4425, lng: -58.4438 },
  terms: { plate: 'placa', driver: 'conductor', operator: 'operador', notCompleted: 'pending' },

  firstName: COMMON_NAME,
  lastName: COMMON_NAME,
  businessName: COMMON_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp: null,
  driverLicence,
  licenceCategories: ['A Superior', 'A', 'B Superior', 'B', 'C', 'D'],
  taxId: { label: 'RUC', person: personTaxId, company: companyTaxId },
  operator: null,
  chatExpiration: false,
  fleetType: { allowed: false, needsCarrierCompany: false },

  plate: plateRule({ usual: /^[A-Z]{3,4}\d{3}$/ }),
  chassis: COMMON_CHASSIS,
  vehicleDocumentName: 'CÉDULA VERDE',
  printedCards: {
    ...SPANISH_CARDS,
    licenceNumber: 'identity',
    categories: ['A Superior', 'A', 'B Superior', 'B', 'C', 'D'],
    categoryAliases: { PROFESIONALASUPERIOR: 'A Superior', PROFESIONALBSUPERIOR: 'B Superior' },
  },
  ruat: null,

  driverDocuments: () => driverDocuments,
  additionalDocuments: [],
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: null,
  newsAndBenefits: true,
};
