import type { updateProfile } from '#areas/session/contract/profile.calls.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';
import type { CallInput } from '#kernel/api-call.ts';

/** The form's values, with the document's number and its issuing state as two fields. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string | null;
  readonly phone: string;
  readonly documentId: string;
  readonly documentState: string | null;
  readonly street: string;
}

export type ProfileChange = CallInput<typeof updateProfile>['body'];

export function valuesOf({ profile, auth, address }: SessionUser, country: Country): ProfileValues {
  const { number, state } = splitDocumentId(profile.documentId ?? '');
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    countryCode: auth.countryCode,
    phone: auth.phone ?? '',
    documentId: shownNumber(number, country),
    documentState: state,
    street: address.street ?? '',
  };
}

/** Only changes are sent and checked; phone and document are one unit each. */
export function changeOf(before: ProfileValues, after: ProfileValues): ProfileChange {
  const differs = (...names: readonly (keyof ProfileValues)[]) => names.some((name) => before[name] !== after[name]);
  const { firstName, lastName, countryCode, phone, documentId, documentState, street } = after;
  const number = documentId.trim();
  return {
    ...(differs('firstName') && { firstName }),
    ...(differs('lastName') && { lastName }),
    ...(differs('phone') || (phone && differs('countryCode'))
      ? { countryCode: phone ? countryCode : null, phone }
      : {}),
    ...(differs('documentId', 'documentState') && {
      documentId: number ? joinDocumentId({ number, state: documentState }) : null,
    }),
    ...(differs('street') && { street }),
  };
}

/** Formatted by the first document type it fits, the company's country before others. */
function shownNumber(number: string, country: Country): string {
  const documents = [country, ...COUNTRIES].flatMap(({ personalDocuments }) => personalDocuments);
  return documents.find(({ rule }) => rule.check(number).ok)?.rule.format(number) ?? number;
}

export const issuingStates = (country: Country): readonly string[] => [
  ...new Set(country.personalDocuments.flatMap((document) => document.issuingStates)),
];
