import type { FleetType } from './fleet-type.ts';

/** What a form says about a driver. Numbers are as typed until `readDriver` has read them. */
export interface DriverDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** Calling code without plus; the country's own where there is none. */
  readonly countryCode: string | null;
  readonly phone: string;
  readonly typeDocumentId: string;
  /** `number_state` where the issuing state is known, the number alone elsewhere. */
  readonly documentId: string | null;
  readonly birthDate: string;
  readonly driverLicense: string;
  readonly driverLicenseCategory: string | null;
  readonly taxId: string | null;
  readonly businessName: string | null;
  readonly personReference: string | null;
  readonly phoneReference: string | null;
  readonly street: string | null;
  readonly typeOfFleet: FleetType | null;
  readonly curp: string | null;
  readonly chatExpirationDate: string | null;
  readonly operator: string | null;
  /** Hired for a single trip: who may not see such phones finds this one nowhere. */
  readonly eventualTrucker: boolean;
}
