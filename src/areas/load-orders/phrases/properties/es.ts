import type { Translation } from '#kernel/phrases.ts';
import type { propertiesPtBR } from './pt-BR.ts';

export const propertiesEs: Translation<typeof propertiesPtBR> = {
  loadOrders: {
    properties: {
      title: 'Atributos de las órdenes',
      screenText: 'Lo que su empresa pregunta en cada orden de carga, además de lo que todas preguntan.',
      list: 'Atributos',
      text: 'En el orden en que el formulario los pide. Las órdenes que ya tienen un valor lo conservan.',
      what: 'los atributos',
      saved: 'Atributos guardados',
      one: 'Atributo {{number}}',
      add: 'Agregar atributo',
      remove: 'Quitar el atributo {{name}}',
      unnamed: 'Sin nombre',
      none: 'Ningún atributo propio',
      noneText: 'Agregue el primero: aparece en el formulario de las órdenes de carga en cuanto se guarde.',
      preview: 'Cómo queda en el formulario',
      notAsked: 'Ya no se pide.',
      assignmentNumber: 'Número de asignación',
      addAssignmentNumber: 'Agregar N.º de asignación',
      types: {
        text: 'Texto',
        number: 'Número',
        date: 'Fecha',
        list: 'Lista',
        flag: 'Sí o no',
      },
      fields: {
        name: 'Nombre',
        nameKey: 'Clave',
        type: 'Tipo',
        formStep: 'Paso del formulario',
        maxLength: 'Máximo de caracteres',
        regularExpression: 'Expresión regular',
        abbreviation: 'Abreviatura',
        number: 'Número',
        values: 'Opciones',
        required: 'Obligatorio',
        disable: 'Desactivado',
      },
      help: {
        nameKey: 'Letras, números y _, comenzando por letra. Una vez guardada no cambia.',
        storedKey: 'Las órdenes guardan el valor bajo esta clave.',
        assignment: 'El número de asignación de la orden; queda en segundo lugar en su paso.',
        regularExpression: 'El valor debe contener lo que describe; ^ y $ exigen el valor entero.',
        abbreviation: 'Va antes del número escrito.',
        number: 'Número del atributo en los sistemas de la empresa.',
        values: 'Una opción por línea',
        disable: 'Deja de pedirse; las órdenes conservan el valor.',
      },
    },
  },
  validation: {
    expression:
      'La expresión no puede usarse: está mal escrita, es demasiado larga o usa referencias o búsquedas hacia adelante o atrás.',
  },
};
