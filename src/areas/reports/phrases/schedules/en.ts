import type { Translation } from '#kernel/phrases.ts';
import type { schedulesPtBR } from './pt-BR.ts';

const screen = {
  overview: 'Overview',
  operations: 'Operations',
  shipper: 'Shipper',
  agro: 'Agro',
  agroShipper: 'Agro shipper',
  security: 'Security',
  scorecards: 'Scorecards',
  lanes: 'Lanes',
  payments: 'Payments',
  documents: 'Documents',
};
const state = {
  active: 'Active',
  paused: 'Paused',
  failing: 'Stopped by failures',
};
const run = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};
const frequency = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};
const format = {
  xlsx: 'Spreadsheet (.xlsx)',
  pdf: 'PDF',
};

/** Reports that are sent by mail: their list, and what the server writes. */
export const schedulesEn: Translation<typeof schedulesPtBR> = {
  lists: {
    reportSchedule: {
      title: 'Reports by mail',
      added_one: '{{count}} new schedule, show',
      added_other: '{{count}} new schedules, show',
      columns: {
        name: 'Name',
        screen: 'Report',
        state: 'State',
        frequency: 'Frequency',
        hour: 'Hour',
        nextAt: 'Next one',
        lastState: 'Last one',
        lastAt: 'Sent on',
        recipients: 'Recipients',
        format: 'Format',
        author: 'Author',
        createdAt: 'Created on',
      },
      filters: {
        screens: 'Report',
        states: 'State',
        frequencies: 'Frequency',
        authors: 'Author',
      },
      values: {
        screen,
        screens: screen,
        state,
        states: state,
        lastState: run,
        frequency,
        frequencies: frequency,
        format,
      },
    },
  },
  byMail: {
    link: 'Reports by mail',
    create: 'Schedule a report',
  },
  mail: {
    subject: '{{name}}, {{day}}',
    text: '{{company}} sends you: {{report}}.',
    valid: 'The link is yours and is valid until {{day}}. You need no account.',
    open: 'Open report',
  },
  errors: {
    unknownRecipient: 'One of the recipients does not work in your company. Take them off the list.',
    unknownView: 'That saved report is gone or not yours to see.',
    tooManySchedules: 'Your company has as many reports by mail as it can have. Delete those you do not use.',
  },
};
