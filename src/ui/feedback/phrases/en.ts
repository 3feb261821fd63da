import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    rateUsed: {
      entered: '1 {{currency}} = {{rate}} {{own}}, since {{day}}',
      published: '1 {{currency}} = {{rate}} {{own}}, since {{day}} · {{source}}',
    },
    feedback: {
      close: 'Close',
      undo: 'Undo',
      reload: 'Reload',
      retry: 'Try again',
      loading: 'Loading…',
      theUser: 'the user',
      support: '{{name}} (Tropeiro support)',
      copy: 'Copy {{label}}',
      copied: 'Copied',
      call: 'Call {{name}}',
      message: 'WhatsApp to {{name}}',
      rating: '{{value}} of {{count}} stars',
      exceptions: { title: 'What needs attention', none: 'Nothing needs attention now' },
      expiry: {
        expired: 'Date expired',
        today: 'Expires today',
        days_one: '{{count}} day',
        days_other: '{{count}} days',
        years_one: '{{count}} year',
        years_other: '{{count}} years',
      },
      completion: { complete: 'Complete', pending: 'Pending', notCompleted: 'Not complete' },
      tableError: {
        title: 'Error loading the data of the table',
        text: 'There was a problem loading, try again',
      },
      queryError: {
        title: 'Notice: reload the page',
        text: 'The query failed. Please try again later.',
        retry: 'Try again',
      },
      notFound: {
        title: 'Page not found',
        text: 'The page is not available at the moment',
        home: 'Go to the home page',
      },
      serverError: {
        text: 'Please try again in a few minutes. If it goes on, write to support.',
        support: 'Write to support',
        subject: 'Error in Tropeiro at {{path}}',
        body: 'Time: {{time}}\nPath: {{path}}\nUser: {{user}}\n\nWhat I was doing:\n',
      },
    },
  },
};
