import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    list: {
      none: 'no value',
      rest: '+{{number}}',
      total: { one: '{{total}} record', many: '{{total}} records', span: '{{first}}–{{last}} of {{total}}' },
      search: { label: 'Search the list', placeholder: 'Search', clear: 'Clear the search' },
      filters: {
        more: 'More filters ({{number}})',
        fewer: 'Fewer filters',
        title: 'Filters',
        open: 'Filters: {{number}} in use',
        find: 'Search in {{label}}',
        remove: 'Remove the filter {{label}}',
        clear: 'Clear all',
        show: 'Show {{total}}',
        gone: 'value that no longer exists',
      },
      sort: { title: 'Sort', ascending: '{{column}}: ascending', descending: '{{column}}: descending' },
      columns: {
        title: 'Columns',
        reset: 'Back to the usual ones',
        width: 'Width of column {{column}}',
        automatic: 'automatic',
        drag: 'Drag to change the width; a double click fits it to the content',
      },
      density: {
        compact: 'Compact rows',
        toCompact: 'Use compact rows',
        toNormal: 'Use normal rows',
      },
      views: {
        title: 'Views',
        none: 'Keep the filters, order and columns of now and come back to them with one click.',
        name: 'Save the current view as',
        example: 'E.g. On the road today',
        save: 'Save',
        saved: 'View “{{name}}” saved',
        remove: 'Delete the view {{name}}',
        removed: 'View “{{name}}” deleted',
      },
      live: {
        gone_one: '{{count}} left the list · Refresh',
        gone_other: '{{count}} left the list · Refresh',
      },
      row: {
        select: 'Select {{name}}',
        selectPage: 'Select all on this page',
        actions: 'Actions for {{name}}',
        tools: 'Actions',
      },
      bulk: {
        title: 'Bulk actions',
        one: '{{number}} selected',
        many: '{{number}} selected',
        clear: 'Clear the selection',
      },
      pages: {
        title: 'Pages',
        size: 'Rows per page',
        page: 'Page {{page}}',
        place: '{{page}} of {{pages}}',
        previous: 'Previous page',
        next: 'Next page',
      },
      empty: { hint: 'Check the search or remove a filter.', clear: 'Clear filters' },
      download: {
        order: 'Download .xlsx',
        tray: 'Spreadsheets',
        fold: 'Fold the spreadsheets',
        unfold: 'Show the spreadsheets',
        waiting: 'Preparing…',
        rows: '{{rows}} of {{total}}',
        ready: 'Ready to download',
        failed: 'Could not be prepared. Order it again from the list.',
        save: 'Download',
        dismiss: 'Close the spreadsheet {{title}}',
      },
    },
  },
};
