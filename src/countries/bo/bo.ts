import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import {
  CRIMINAL_RECORD,
  driverChecklist,
  IDENTITY,
  LICENCE,
  SECURITY_INDUCTION,
} from '#countries/driver-documents.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_BUSINESS_NAME, COMMON_NAME, REFERENCE_CONTACT } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { ALPHANUMERIC, numberRule } from '#countries/rule.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { companyTaxId, driverLicence, personalDocuments, personTaxId } from './identity.ts';

const driverDocuments = driverChecklist(LICENCE, IDENTITY, CRIMINAL_RECORD, SECURITY_INDUCTION);
const vehicleDocuments = vehicleChecklist('ruat', 'soat', 'technical-inspection', 'operation-card');

const CRPVA = numberRule({ characters: ALPHANUMERIC, min: 4, max: 20 });

export const BOLIVIA: Country = {
  code: 'BO',
  names: { pt: 'Bolívia', es: 'Bolivia', en: 'Bolivia' },
  flag: '🇧🇴',
  phone: countryPhone({ code: '591', min: 8, max: 8, mobile: /^[67]\d{7}$/, subscriber: /^[2-7]\d{7}$/ }),
  languages: spanish('es-BO'),
  currency: currencyOf('BOB'),
  timeZone: 'America/La_Paz',
  mapCentre: { lat: -16.2902, lng: -63.5887 },
  terms: { plate: 'placa', driver: 'conductor', operator: 'operador', notCompleted: 'notCompleted' },

  firstName: COMMON_NAME,
  lastName: COMMON_NAME,
  businessName: COMMON_BUSINESS_NAME,
  referenceContact: REFERENCE_CONTACT,
  personalDocuments,
  curp: null,
  driverLicence,
  licenceCategories: ['A', 'B', 'C', 'P'],
  taxId: { label: 'NIT', person: personTaxId, company: companyTaxId },
  operator: null,
  chatExpiration: false,
  fleetType: { allowed: true, needsCarrierCompany: true },

  plate: plateRule({ usual: /^\d{3,4}[A-Z]{3}$/ }),
  chassis: COMMON_CHASSIS,
  vehicleDocumentName: 'RUAT',
  printedCards: { ...SPANISH_CARDS, licenceNumber: 'identity', categories: ['C', 'B', 'A', 'P'] },
  ruat: { crpva: CRPVA, documentTypes: ['RUAT', 'CRPVA', 'DUI'] },

  driverDocuments: () => driverDocuments,
  additionalDocuments: ADDITIONAL_DOCUMENT_TYPES,
  vehicleDocuments,
  semitrailerDocuments: semitrailerChecklist(vehicleDocuments),

  homologation: {
    truck: ['RUAT_DEBT', 'RUAT_TECHNICAL', 'RUAT_DIPROVE', 'SOAT'],
    semitrailer: [],
    driver: ['SUS', 'OEP'],
  },
  newsAndBenefits: true,
};
