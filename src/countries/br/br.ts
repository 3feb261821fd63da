import { chassisRule } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { driverChecklist, IDENTITY, LICENCE } from '#countries/driver-documents.ts';
import { PORTUGUESE } from '#countries/language.ts';
import { FALLBACK_CENTRE } from '#countries/map-centre.ts';
import { COMMON_BUSINESS_NAME, REFERENCE_CONTACT, STRICT_NAME } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { driverLicence, personalDocuments, taxId } from './identity.ts';

const driverDocuments = driverChecklist(LICENCE, IDENTITY);
const vehicleDocuments = vehicleChecklist('crv', 'crlv', 'dpvat');

export const BRAZIL: Country = {
  code: 'BR',
  names: { pt: 'Brasil', es: 'Brasil', en: 'Brazil' },
  flag: '🇧🇷',
  phone: countryPhone({
    code: '55',
    min: 10,
    max: 11,
    mobile: /^[1-9]{2}9\d{8}$/,
    subscriber: /^[1-9]{2}[2-9]\d{7,8}$/,
    referenceDigits: 11,
  }),
  languages: PORTUGUESE,
  currency: currencyOf('BRL'),
  timeZone: 'America/Sao_Paulo',
  mapCentre: FALLBACK_CENTRE,
  terms: { plate: 'placa', driver: 'motorista', operator: 'operador', notCompleted: 'pending' },

  firstName: STRICT_NAME,
  lastName: STRICT_NAME,
  businessName: COMMON_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp: null,
  driverLicence,
  licenceCategories: ['A', 'B', 'C', 'D', 'E'],
  taxId: { label: 'CNPJ', person: taxId, company: taxId },
  operator: null,
  chatExpiration: false,
  fleetType: { allowed: true, needsCarrierCompany: true },

  plate: plateRule({ usual: /^[A-Z]{3}\d[A-Z0-9]\d{2}$/ }),
  chassis: chassisRule(4, 17),
  vehicleDocumentName: null,
  printedCards: {
    language: 'por',
    licenceNumber: 'own',
    categories: ['E', 'D', 'C', 'B', 'A'],
    surnames: 'all-but-first',
  },
  ruat: null,

  driverDocuments: () => driverDocuments,
  additionalDocuments: ADDITIONAL_DOCUMENT_TYPES,
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: null,
  newsAndBenefits: false,
};
