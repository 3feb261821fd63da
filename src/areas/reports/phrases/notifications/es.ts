import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

/** The text before the first comma of a message is the headline, so it contains no values. */
export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      reportSchedulePaused: 'Informe por correo detenido',
    },
    messages: {
      reportSchedulePaused: 'Informe por correo detenido, {{name}} falló cinco veces seguidas',
    },
  },
};
