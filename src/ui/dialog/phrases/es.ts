import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    dialog: {
      close: 'Cerrar',
      back: 'Volver',
      confirmation: {
        irreversible: 'Esta acción no se podrá deshacer',
        remove: {
          f: '¿Desea eliminar esta {{name}}?',
          m: '¿Desea eliminar este {{name}}?',
          button: 'Eliminar',
        },
        cancel: {
          f: '¿Desea cancelar esta {{name}}?',
          m: '¿Desea cancelar este {{name}}?',
          button: 'Cancelar',
        },
      },
      warning: { title: 'Advertencia', continue: 'Continuar' },
      reminder: { title: 'Recordatorio', accept: 'Aceptar' },
      password: {
        title: 'Confirme su contraseña',
        text: 'Para continuar, escriba la contraseña de su cuenta.',
        label: 'Contraseña',
        toggle: 'Mostrar u ocultar la contraseña',
        confirm: 'Confirmar',
        wrong: 'Contraseña incorrecta',
      },
    },
  },
};
