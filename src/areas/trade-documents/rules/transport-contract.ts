/** The blanks of a transport contract, filled from the order where possible; all can be corrected. */
export const CONTRACT_FIELDS = [
  'contractorName',
  'contractorTaxId',
  'contractorAddress',
  'contractorRepresentative',
  'carrierName',
  'carrierTaxId',
  'carrierAddress',
  'driverName',
  'driverDocument',
  'plate',
  'trailerPlate',
  'cargo',
  'weight',
  'origin',
  'destination',
  'loadingDate',
  'deliveryDate',
  'freight',
  'advance',
  'paymentTerms',
  'signingPlace',
  'signingDate',
  'specialClauses',
] as const;
export type ContractField = (typeof CONTRACT_FIELDS)[number];
export type ContractFields = Readonly<Record<ContractField, string | null>>;

/** Required to complete a contract. */
export const CONTRACT_REQUIRED = [
  'contractorName',
  'carrierName',
  'driverName',
  'plate',
  'cargo',
  'origin',
  'destination',
  'loadingDate',
  'freight',
  'signingDate',
] as const satisfies readonly ContractField[];

export const CONTRACT_LONG_FIELDS: readonly ContractField[] = ['paymentTerms', 'specialClauses'];
export const CONTRACT_DATES: readonly ContractField[] = ['loadingDate', 'deliveryDate', 'signingDate'];
export const SPECIAL_CLAUSES_MAX = 4000;

/** The clauses in their order; their texts are phrases with the same keys. */
export const CONTRACT_CLAUSES = [
  'object',
  'route',
  'freight',
  'carrierDuties',
  'contractorDuties',
  'liability',
  'termination',
] as const;

export const missingFields = (fields: ContractFields): ContractField[] =>
  CONTRACT_REQUIRED.filter((name) => !fields[name]);
