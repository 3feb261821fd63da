import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    upload: {
      choose: 'Choose a file',
      chooseMany: 'Choose files',
      dropOne: 'or drop a file here',
      dropMany: 'or drop the files here',
      release: 'Drop to upload',
      hint: '{{kinds}} · up to {{megabytes}} MB',
      hintEach: '{{kinds}} · up to {{megabytes}} MB each',
      count: '{{count}} of {{limit}} documents',
      reading: 'Reading the files…',
      sending: 'Uploading {{name}}',
      sendingShare: 'Uploading… {{percent}}%',
      stored: '{{name}} uploaded',
      failed: 'Could not be uploaded: {{reason}}',
      retry: 'Upload {{name}} again',
      cancel: 'Cancel the upload of {{name}}',
      view: 'View',
      rename: 'Rename {{name}}',
      download: 'Download {{name}}',
      remove: 'Remove {{name}}',
      replace: 'Replace file',
      removed: '{{name}} removed',
      unnamed: 'File',
      renaming: {
        title: 'Rename file',
        label: 'File name',
        save: 'Save',
        cancel: 'Cancel',
        done: 'File renamed successfully',
      },
      warning: {
        limit: 'Limit reached! {{limit}} documents at most.',
        oneAtATime: 'Upload one file at a time.',
        tooLarge_one: '{{names}} is too large. The limit is {{megabytes}} MB.',
        tooLarge_other: '{{names}} are too large. The limit is {{megabytes}} MB each.',
        totalSize_one: 'The total exceeds {{megabytes}} MB: {{names}} was not added.',
        totalSize_other: 'The total exceeds {{megabytes}} MB: {{names}} were not added.',
        badType_one: '{{names}} is not of an allowed type: {{kinds}}.',
        badType_other: '{{names}} are not of an allowed type: {{kinds}}.',
        dimensions: 'The dimensions of the image are not valid',
      },
      profile: {
        tooLarge: 'The size must be less than 5mb',
        badType: 'The file must be an image or pdf',
        dimensions: 'The dimensions of the image are not valid',
      },
      email: { subject: 'Subject', from: 'From', to: 'To', date: 'Date', attachments: 'Attachments' },
    },
  },
  validation: {
    uploading: 'Wait for the upload to end or remove what failed',
    fileRequired: 'The file is required',
  },
};
