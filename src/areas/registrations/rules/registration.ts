/** What registers itself: a firm with its people and trucks, or somebody who drives their own truck. */
export const REGISTRANT_KINDS = ['company', 'driver'] as const;
export type RegistrantKind = (typeof REGISTRANT_KINDS)[number];

/**
 * Invited → waiting, as soon as the holder of the invitation sends the form → approved, or refused with a reason; a
 * refused one is corrected and waits again. Only approved is final.
 */
export const REGISTRATION_STATES = ['invited', 'waiting', 'approved', 'refused'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** An invitation nobody has used yet also ends with its link. */
export const SHOWN_STATES = [...REGISTRATION_STATES, 'expired', 'revoked'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** The steps in the history of a registration. */
export const REGISTRATION_STEPS = ['invited', 'revoked', 'sent', 'sentAgain', 'approved', 'refused'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** Whether its holder may send the form now. */
export const takesForm = (state: RegistrationState): boolean => state === 'invited' || state === 'refused';

export const INVITATION_DAYS = [7, 15, 30, 60, 90] as const;
export const INVITATION_DAYS_MAX = 90;
export const INVITATION_DAYS_DEFAULT = 30;
/** Whoever was refused has at least this long to correct it. */
export const CORRECTION_DAYS = 15;

export const DRIVERS_MAX = 20;
export const VEHICLES_MAX = 30;
/** Also those that were uploaded and then replaced; more is somebody who plays with the form. */
export const FILES_MAX = 200;
/** All files of one invitation together: photos of the largest form have about half of it. */
export const FILES_BYTES_MAX = 100_000_000;
/** So long after its link has ended, what was uploaded by it and never approved is deleted. */
export const FORGET_DAYS = 7;
