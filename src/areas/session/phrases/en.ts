import type { Translation } from '#kernel/phrases.ts';
import { profileEn } from './profile/en.ts';
import type { ptBR } from './pt-BR.ts';
import { startEn } from './start/en.ts';

export const en: Translation<typeof ptBR> = {
  errors: startEn.errors,
  validation: {
    passwordShort: 'At least 8 characters',
    passwordLong: 'At most 128 characters',
    passwordUpper: 'Include an upper-case letter',
    passwordLower: 'Include a lower-case letter',
    passwordDigit: 'Include a digit',
    passwordIsEmail: 'The password cannot be your e-mail',
    passwordCommon: 'This password is very common; choose another one',
    passwordSame: 'Choose a password other than the current one',
    passwordRepeat: 'The passwords are not the same',
    emailSame: 'This is your e-mail already',
    emailRepeat: 'The addresses are not the same',
    recoveryCode: 'Wrong or expired code',
  },
  session: {
    ...startEn.session,
    claim: 'The right load, on the right truck, down the right road.',
    fields: {
      email: 'E-mail',
      password: 'Password',
      showPassword: 'Show the password',
      newPassword: 'New password',
      repeatPassword: 'Repeat the new password',
      code: 'Code',
    },
    signIn: {
      title: 'Sign in',
      text: 'Use the e-mail of your company.',
      submit: 'Sign in',
      forgotten: 'I forgot my password',
      withProvider: 'Sign in with {{provider}}',
    },
    demo: { title: 'Demo accounts' },
    newPassword: {
      title: 'Set a new password',
      text: 'Your password is temporary. Choose a new one to continue.',
      submit: 'Save password',
      cancel: 'Sign out',
    },
    recovery: {
      title: 'Recover your password',
      text: 'We will send a code to your e-mail.',
      codeText: 'Type the code from the mail and choose a new password.',
      send: 'Send code',
      submit: 'Save new password',
      again: 'Send another code',
      back: 'Back to sign in',
    },
    success: {
      codeSent: 'Code sent, check your e-mail',
      passwordSaved: 'New password saved',
      emailSaved: 'E-mail changed',
      profileSaved: 'Profile saved',
      settingsSaved: 'Settings saved',
      photoUploaded: 'Photo uploaded',
    },
    comingSoon: {
      title: 'Coming soon',
      text: 'We are still building this page. The rest of the road is open already.',
      home: 'Go to the home page',
    },
    support: 'Need help? Write to {{support}}',
    profile: profileEn,
    reminders: {
      password: 'Your temporary password ends on {{at}}. Choose a password of your own before that.',
    },
    mails: {
      recovery: {
        subject: 'Code to recover your password',
        text: 'Your code is {{code}}. It is good for {{minutes}} minutes.',
        hint: 'If you did not ask for this code, ignore this message: your password stays the same.',
      },
      recoveryNotPossible: {
        subject: 'Password recovery',
        text: 'Your account still waits for its first sign-in with the temporary password, so there is no password to recover.',
        hint: 'Ask the administrator of your company for a new temporary password.',
      },
      emailChanged: {
        subject: 'The e-mail of your account was changed',
        text: 'The e-mail of your Tropeiro account changed from {{before}} to {{after}}. From now on you sign in with the new one.',
        hint: 'If it was not you, write to {{support}} now.',
      },
      passwordChanged: {
        subject: 'Your password was changed',
        text: 'The password of your account has just been changed and your other sessions were ended.',
        hint: 'If it was not you, write to {{support}} now.',
      },
    },
  },
};
