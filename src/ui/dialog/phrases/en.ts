import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    dialog: {
      close: 'Close',
      back: 'Go back',
      confirmation: {
        irreversible: 'This action cannot be undone',
        remove: {
          f: 'Do you want to delete this {{name}}?',
          m: 'Do you want to delete this {{name}}?',
          button: 'Delete',
        },
        cancel: {
          f: 'Do you want to cancel this {{name}}?',
          m: 'Do you want to cancel this {{name}}?',
          button: 'Cancel',
        },
      },
      warning: { title: 'Warning', continue: 'Continue' },
      reminder: { title: 'Reminder', accept: 'Accept' },
      password: {
        title: 'Confirm your password',
        text: 'To go on, type the password of your account.',
        label: 'Password',
        toggle: 'Show or hide the password',
        confirm: 'Confirm',
        wrong: 'Wrong password',
      },
    },
  },
};
