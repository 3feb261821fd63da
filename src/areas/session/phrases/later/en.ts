import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  session: {
    stepIn: {
      title: 'Step into {{company}}',
      text: 'You will work in this company with the rights of its administrator, for at most {{minutes}} minutes and in all your tabs.',
      notified: 'The administrators of the company are notified of who stepped in and why.',
      recorded: 'Everything you do is recorded under your name, marked as support.',
      refused: 'Payments, invitations and the roles of each person stay with the company itself.',
      reason: 'Reason',
      example: 'For example: the import of orders of 12 November was refused, case 482',
      submit: 'Step in',
      cancel: 'Cancel',
      inside: 'You are in {{company}}',
      times_one: 'since {{since}}, until {{until}} ({{count}} min left)',
      times_other: 'since {{since}}, until {{until}} ({{count}} min left)',
      leave: 'Leave the company',
      session: 'the session',
      over: 'Your access to {{company}} has ended',
      overText: 'The time is over. Go back to your own company; if you need more time, step in again with a reason.',
      back: 'Back to my company',
    },
  },
};
