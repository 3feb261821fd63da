import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

/** The text before the first comma of a message is the headline, so it contains no values. */
export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      reportSchedulePaused: 'Report by mail stopped',
    },
    messages: {
      reportSchedulePaused: 'Report by mail stopped, {{name}} failed five times in a row',
    },
  },
};
