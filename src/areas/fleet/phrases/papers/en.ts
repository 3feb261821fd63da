import type { Translation } from '#kernel/phrases.ts';
import type { papersPtBR } from './pt-BR.ts';

export const papersEn: Translation<typeof papersPtBR> = {
  fleet: {
    papers: {
      title: 'Documents',
      what: 'the document',
      whatAll: 'the documents',
      add: 'Add {{paper}}',
      change: 'Change {{paper}}',
      file: 'File',
      required: 'Required',
      reasons: 'Reasons',
      save: 'Save',
      saved: '{{paper}}: saved',
      removed: '{{paper}}: removed',
    },
  },
};
