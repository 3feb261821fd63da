/** A partner's fields as a form sends them; numbers are as typed until `readPartner` parses them. */
export interface PartnerDetails {
  readonly name: string;
  readonly taxId: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly notes: string | null;
  /** Days until a delivery that was accepted is to be paid; null follows the company's. */
  readonly paymentTermDays?: number | null | undefined;
  readonly contacts: readonly ContactDetails[];
  readonly addresses: readonly AddressDetails[];
}

export interface ContactDetails {
  /** Id of an existing contact. */
  readonly _id?: string | undefined;
  readonly fullName: string;
  /** Calling code without plus. */
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A further place of the partner: a plant, a depot, a branch. */
export interface AddressDetails {
  readonly _id?: string | undefined;
  readonly fullName: string;
  readonly address: string | null;
  readonly city: string | null;
}
