import type { Currency } from './currency.ts';
import type { AdditionalDocumentType, DriverDocumentSlot, VehicleDocumentSlot } from './document-types.ts';
import type { CountryLanguages } from './language.ts';
import type { MapCentre } from './map-centre.ts';
import type { CountryPhone } from './phone.ts';
import type { PrintedCards } from './printed-cards.ts';
import type { Rule } from './rule.ts';

export const COUNTRY_CODES = ['BO', 'PE', 'CL', 'PY', 'MX', 'BR', 'AR', 'UY'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export type CountryNames = { readonly pt: string; readonly es: string; readonly en: string };

export type PersonalDocumentType =
  | 'CI'
  | 'RG'
  | 'RUN'
  | 'Carné de extranjería'
  | 'DNI'
  | 'Carné de Extranjería'
  | 'INE'
  | 'FM3';

export type PersonalDocument = {
  readonly type: PersonalDocumentType;
  readonly rule: Rule;
  /** Issued to foreigners. */
  readonly foreign: boolean;
  /** The states that may follow the number as `number_state`; empty where documents are national. */
  readonly issuingStates: readonly string[];
};

export type TaxIdLabel = 'NIT' | 'RUC' | 'RUT' | 'RFC' | 'CUIL/CUIT' | 'CNPJ';

export type TruckCheckCode =
  | 'RUAT_DEBT'
  | 'RUAT_TECHNICAL'
  | 'RUAT_DIPROVE'
  | 'SOAT'
  | 'SCC'
  | 'SUTRAN'
  | 'MTC_COMMODITIES';
export type DriverCheckCode = 'SUS' | 'OEP' | 'MTC_LICENCE' | 'MTC_PAPERS' | 'MTC_RECORD' | 'SUNAT';

/** The public registers with data about a truck, a semitrailer and a driver. */
export type Homologation = {
  readonly truck: readonly TruckCheckCode[];
  readonly semitrailer: readonly TruckCheckCode[];
  readonly driver: readonly DriverCheckCode[];
};

/** A vehicle's entry in the register: the number of its certificate of ownership, and the document that contains it. */
export type VehicleRegister = {
  readonly crpva: Rule;
  readonly documentTypes: readonly string[];
};

/** Which terms the country uses; the texts are in the phrase catalogues. */
export type CountryTerms = {
  readonly plate: 'placa' | 'patente';
  readonly driver: 'conductor' | 'operador' | 'chofer' | 'motorista';
  /** The driver's operator field, where the country has one. */
  readonly operator: 'operador' | 'transportista';
  /** The word for an incomplete set of documents. */
  readonly notCompleted: 'notCompleted' | 'pending';
};

export type Country = {
  readonly code: CountryCode;
  readonly names: CountryNames;
  readonly flag: string;
  readonly phone: CountryPhone;
  readonly languages: CountryLanguages;
  readonly currency: Currency;
  /** Proposed to a company of the country, and used where a company has chosen none. */
  readonly timeZone: string;
  readonly mapCentre: MapCentre;
  readonly terms: CountryTerms;

  readonly firstName: Rule;
  readonly lastName: Rule;
  readonly businessName: Rule;
  readonly referenceContact: Rule;
  readonly personalDocuments: readonly PersonalDocument[];
  readonly curp: Rule | null;
  readonly driverLicence: Rule;
  readonly licenceCategories: readonly string[];
  readonly taxId: { readonly label: TaxIdLabel; readonly person: Rule; readonly company: Rule };
  readonly operator: Rule | null;
  /** Whether a driver's chat has an expiration date. */
  readonly chatExpiration: boolean;
  /** `needsCarrierCompany`: showing it also takes the permission of a carrier company. */
  readonly fleetType: { readonly allowed: boolean; readonly needsCarrierCompany: boolean };

  readonly plate: Rule;
  readonly chassis: Rule;
  /** The name of the vehicle's own document, where the country has one. */
  readonly vehicleDocumentName: string | null;
  readonly printedCards: PrintedCards;
  /** The national register of vehicles, where its data are requested. */
  readonly ruat: VehicleRegister | null;

  /** A driver's checklist; in Mexico it depends on the type of the identity document. */
  readonly driverDocuments: (documentType?: PersonalDocumentType) => readonly DriverDocumentSlot[];
  readonly additionalDocuments: readonly AdditionalDocumentType[];
  readonly vehicleDocuments: readonly VehicleDocumentSlot[];
  readonly semitrailerDocuments: readonly VehicleDocumentSlot[];

  readonly homologation: Homologation | null;
  readonly newsAndBenefits: boolean;
};
