import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    section: 'Notification',
    title: 'Notifications',
    all: 'All',
    unread: 'Unread',
    more: 'See more',
    markAll: 'Mark all as read',
    configure: 'Notification settings',
    empty: 'You have no notifications',
    request: 'Request',
    pushRequest: 'Allow browser notifications to know at once what happens with your freight.',
    pushRefused: 'Notifications are blocked. Allow them for this address in the settings of the browser.',
    unreadCount_one: '{{count}} unread',
    unreadCount_other: '{{count}} unread',
    bell_zero: 'Notifications, 0 unread',
    bell_one: 'Notifications, {{count}} unread',
    bell_other: 'Notifications, {{count}} unread',
    isUnread: 'Unread',
    menu: 'More notification options',
    filter: 'Which notifications to show',
    pages: 'Pages of notifications',
    control: { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' },
    settings: {
      title: 'Notification settings',
      type: 'Subject',
      inApp: 'In the app',
      push: 'On the device',
      mail: 'By e-mail',
      alwaysInApp: 'Always shown in the app',
      theSettings: 'the settings',
      save: 'Save',
      discard: 'Undo',
      back: 'Back to the notifications',
      text: 'Choose how each subject reaches you in this company.',
      saved: 'Settings saved',
      rhythm: 'E-mails of {{subject}}',
      rhythms: {
        atOnce: 'E-mail as it happens',
        hourly: 'E-mails together, every hour',
        daily: 'E-mails together, once a day at 7 am',
      },
    },
    mail: {
      open: 'Open in Tropeiro',
      reason: 'You receive this e-mail because you chose to be notified this way. Change it in Notification settings.',
      digestReason:
        'You receive this digest because you chose to get these e-mails together. Change it in Notification settings.',
    },
  },
};
