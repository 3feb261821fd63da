import type { Translation } from '#kernel/phrases.ts';
import type { documentsPtBR } from './pt-BR.ts';

export const documentsEn: Translation<typeof documentsPtBR> = {
  fleet: {
    documents: {
      title: 'Documents',
      what: 'the document',
      whatAll: 'the documents',
      add: 'Add {{document}}',
      change: 'Change {{document}}',
      file: 'File',
      required: 'Required',
      reasons: 'Reasons',
      save: 'Save',
      saved: '{{document}}: saved',
      removed: '{{document}}: removed',
    },
  },
};
