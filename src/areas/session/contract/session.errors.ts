import { defineErrors } from '#kernel/errors.ts';

/**
 * The errors of signing in. 401 is only for credentials and tokens; a wrong password of a signed-in user is 422, so
 * that no client takes it for the end of the session.
 */
export const sessionErrors = defineErrors('session', {
  wrongCredentials: 401,
  unknownUser: 401,
  refreshRefused: 401,
  accessDenied: 403,
  disabled: 403,
  temporaryPasswordExpired: 403,
  /** The built-in accounts are off, because an external identity provider signs people in. */
  usesIdentityProvider: 403,
  companyNotAllowed: 403,
  noVerifiedContact: 403,
  identityProviderMissing: 404,
  userExists: 409,
  /** One does not step into a company one belongs to. */
  alreadyMember: 409,
  newPasswordNotDue: 409,
  wrongPassword: 422,
  passwordNotChanged: 422,
  limitExceeded: 429,
  internal: 502,
  verificationTimeout: 504,
});
