import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  masterData: {
    title: 'Entradas de la lista',
    text: 'El orden de aquí es el orden en que aparece la lista. Lo que está oculto ya no se elige, pero conserva su nombre donde ya se usó.',
    save: 'Guardar lista',
    saved: 'Lista guardada',
    what: 'la lista',
    add: 'Nueva entrada',
    closed: 'El sistema calcula con estas entradas: se renombran, ocultan y ordenan, pero no se crean otras.',
    remove: 'Quitar {{name}}',
    hide: 'Ocultar {{name}}',
    show: 'Mostrar {{name}}',
    drag: 'Mover {{name}}, posición {{number}}',
    edit: 'Editar {{name}}',
    moved: 'Movida a la posición {{number}} de {{count}}',
    unnamed: 'Sin nombre',
    hidden: 'Oculta',
    own: 'Propia',
    renamed: 'Renombrada',
    names: {
      'pt-BR': 'Nombre en portugués',
      es: 'Nombre en español',
      en: 'Nombre en inglés',
    },
    behavesAs: 'Se comporta como',
    behavesAsHelp: 'Las reglas de esa entrada del sistema valen también para la suya.',
    changedBy: '{{name}} cambió esta lista. Se cargaron los nuevos valores: revíselos y guarde otra vez.',
    lastChange: 'Último cambio: {{name}}',
    uses: {
      orders_one: '{{count}} orden de carga',
      orders_other: '{{count}} órdenes de carga',
      operations_one: '{{count}} operación',
      operations_other: '{{count}} operaciones',
      opportunities_one: '{{count}} oportunidad',
      opportunities_other: '{{count}} oportunidades',
      vehicles_one: '{{count}} vehículo',
      vehicles_other: '{{count}} vehículos',
    },
  },
  errors: {
    masterData: {
      entryInUse: '"{{name}}" está en uso: {{by}}. En lugar de quitarla, oculte la entrada.',
    },
  },
};
