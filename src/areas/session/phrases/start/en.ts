import type { Translation } from '#kernel/phrases.ts';
import type { startPtBR } from './pt-BR.ts';

export const startEn: Translation<typeof startPtBR> = {
  errors: {
    session: {
      wrongCredentials: 'Wrong e-mail or password.',
      unknownUser: 'The user does not exist.',
      refreshRefused: 'Your session has ended. Sign in again.',
      accessDenied: 'Access denied: you are not authorised...',
      disabled: 'User disabled, contact the administrator.',
      temporaryPasswordExpired: 'The temporary password has expired, contact the administrator',
      usesIdentityProvider: 'Accounts here belong to an identity provider. Sign in through it.',
      companyNotAllowed: 'You do not work in this company.',
      noVerifiedContact: 'Your account has no verified e-mail or phone, contact the administrator.',
      identityProviderMissing: 'No identity provider is configured.',
      userExists: 'There is already an account with this e-mail or phone number.',
      alreadyMember: 'You already work in this company: switch to it in the profile menu.',
      newPasswordNotDue: 'Your password is already set.',
      wrongPassword: 'Wrong password',
      passwordNotChanged: 'The password could not be changed',
      limitExceeded: 'Too many tries, try again after a while.',
      internal: 'The identity service is not available, try again later.',
      verificationTimeout: 'We have a problem verifying your user, try again later.',
      network: 'Network error, the server cannot be reached',
    },
  },
  session: {
    product: 'Tropeiro',
  },
};
