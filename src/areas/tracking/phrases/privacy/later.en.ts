/** What its forms, details and dialogs show. */
export const privacyLater = {
  title: 'Who saw where the driver was',
  none: 'Nobody looked at the position on this trip.',
  link: 'Shared link',
  times_one: '{{count}} time',
  times_other: '{{count}} times',
  ways: {
    live: 'Live',
    replay: 'Replay',
    export: 'Export',
    link: 'Link',
  },
};
