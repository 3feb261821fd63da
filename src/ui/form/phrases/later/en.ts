import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    form: {
      back: 'Back',
      buttons: {
        cancel: 'Cancel',
        previous: 'Previous',
        next: 'Next',
        create: 'Create',
        save: 'Save',
      },
      steps: { label: 'Steps', count: 'Step {{step}} of {{total}}' },
      entries: {
        drag: 'Move {{name}}: drag it or use the arrow keys',
        moveUp: 'Move {{name}} up',
        moveDown: 'Move {{name}} down',
        moved: '{{name}} is now number {{number}} of {{count}}',
        unnamed: 'without a name',
      },
      leave: {
        question: 'Are you sure you want to leave without saving the task?',
        leave: 'Leave without saving',
        stay: 'Go on editing',
      },
      changed: {
        by: '{{name}} changed: {{fields}}.',
        elsewhere: 'Changed elsewhere: {{fields}}.',
        others: 'other data',
        kept: 'What you typed was kept.',
        take: 'Use the new values',
        dismiss: 'Got it',
        ended:
          'While you were editing, this record changed state and can no longer be saved. What you typed stays here to copy.',
      },
      draft: {
        restored: 'We brought back what you had filled in.',
        discard: 'Discard',
        cleared: 'What you had filled in was discarded',
      },
    },
  },
};
