/** What a form says about a partner. Numbers are as typed until `readPartner` has read them. */
export interface PartnerDetails {
  readonly name: string;
  readonly taxId: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly notes: string | null;
  readonly contacts: readonly ContactDetails[];
  readonly addresses: readonly AddressDetails[];
}

export interface ContactDetails {
  /** Of a contact that exists already. */
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
