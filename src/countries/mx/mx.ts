import { COMMON_CHASSIS } from '#countries/chassis.ts';
import type { Country, PersonalDocumentType } from '#countries/country-type.ts';
import { currencyOf } from '#countries/currency.ts';
import { ADDITIONAL_DOCUMENT_TYPES, type DriverDocumentSlot } from '#countries/document-types.ts';
import { type DriverDocumentGroup, driverChecklist, LICENCE, sides, single } from '#countries/driver-documents.ts';
import { spanish } from '#countries/language.ts';
import { COMMON_BUSINESS_NAME, COMMON_NAME, OPERATOR, REFERENCE_CONTACT } from '#countries/person.ts';
import { countryPhone } from '#countries/phone.ts';
import { plateRule } from '#countries/plate.ts';
import { SPANISH_CARDS } from '#countries/printed-cards.ts';
import { semitrailerChecklist, vehicleChecklist } from '#countries/vehicle-documents.ts';
import { companyTaxId, curp, driverLicence, personalDocuments, personTaxId } from './identity.ts';

const INE = sides('ineFront', 'ineReverse', 'documentIdExpirationDate');
const FM3 = sides('fm3Front', 'fm3Reverse', 'documentIdExpirationDate');

function checklistWith(identity: DriverDocumentGroup): readonly DriverDocumentSlot[] {
  return driverChecklist(
    LICENCE,
    identity,
    single('psychoPhysicalAptitudeCertificate'),
    single('rControlCredential', false),
    single('ctpat', false),
    single('opalo', false),
  );
}

const WITH_INE = checklistWith(INE);
const WITH_FM3 = checklistWith(FM3);

function driverDocuments(documentType?: PersonalDocumentType): readonly DriverDocumentSlot[] {
  return documentType === 'FM3' ? WITH_FM3 : WITH_INE;
}

const vehicleDocuments = vehicleChecklist(
  'tarjeta-circulacion',
  'permiso-sct',
  'certificado-condiciones-fisica-mecanica',
  'poliza-seguro',
);

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
