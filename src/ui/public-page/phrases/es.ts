import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    publicPage: {
      gone: {
        title: 'Este enlace no está disponible',
        text: 'Puede haber vencido o terminado. Pida uno nuevo a quien lo envió.',
      },
      unreachable: 'No se pudo cargar',
      sharedBy: 'Compartido por {{company}} con Tropeiro',
    },
  },
};
