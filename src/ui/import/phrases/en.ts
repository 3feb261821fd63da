import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    import: {
      intro: 'Fill in the template and upload the spreadsheet: up to {{records}} records, less than {{megabytes}} MB.',
      template: 'Download template {{template}}.xlsx',
      theTemplate: 'the template',
      theReport: 'the error report',
      choose: 'Choose a spreadsheet',
      drop: 'or drop an .xlsx file here',
      previewing: 'Checking {{name}}…',
      creating_one: 'Importing {{count}} record…',
      creating_other: 'Importing {{count}} records…',
      cancel: 'Cancel',
      import: 'Import',
      another: 'Choose another file',
      retry: 'Try again',
      summary: {
        title: 'Ready to import',
        nothing: 'The spreadsheet has no records to import.',
        new_one: '{{count}} new record will be created.',
        new_other: '{{count}} new records will be created.',
        updates_one: '{{count}} existing record will be updated.',
        updates_other: '{{count}} existing records will be updated.',
      },
      error: {
        title: 'We could not load your file',
        invalidFileType: 'Incompatible file. Please make sure to upload the data in the format {{template}}.xlsx',
        invalidContent: 'Download the error report to see which records have errors.',
        excededSize: 'The file is too large. The maximum allowed size is 5 MB',
        report: 'Download error report',
        reportName: 'Observaciones',
      },
      created_one: 'Entity created successfully',
      created_other: 'Entities created successfully',
      notCreated_one: 'The entity could not be created',
      notCreated_other: 'The entities could not be created',
    },
  },
};
