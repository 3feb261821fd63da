import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    form: {
      back: 'Volver',
      buttons: {
        cancel: 'Cancelar',
        previous: 'Anterior',
        next: 'Siguiente',
        create: 'Crear',
        save: 'Guardar',
      },
      steps: { label: 'Etapas', count: 'Etapa {{step}} de {{total}}' },
      entries: {
        drag: 'Mover {{name}}: arrastre o use las flechas',
        moveUp: 'Mover {{name}} hacia arriba',
        moveDown: 'Mover {{name}} hacia abajo',
        moved: '{{name}} está ahora en la posición {{number}} de {{count}}',
        unnamed: 'sin nombre',
      },
      leave: {
        question: '¿Seguro que desea salir sin guardar la tarea?',
        leave: 'Salir sin guardar',
        stay: 'Seguir editando',
      },
      changed: {
        by: '{{name}} cambió: {{fields}}.',
        elsewhere: 'Cambiado en otro lugar: {{fields}}.',
        others: 'otros datos',
        kept: 'Lo que usted escribió se mantuvo.',
        take: 'Usar los valores nuevos',
        dismiss: 'Entendido',
        ended:
          'Mientras usted editaba, este registro cambió de estado y ya no se puede guardar. Lo que escribió queda aquí para copiarlo.',
      },
      draft: {
        restored: 'Recuperamos lo que había llenado.',
        discard: 'Descartar',
        cleared: 'Se descartó lo que había llenado',
      },
    },
  },
};
