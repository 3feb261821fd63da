import { countryNames } from '#areas/companies/rules/country-name.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    back: 'Volver a la lista',
    unknownTarget: 'Este tipo de registro no se puede importar.',
    notAllowed: 'No tiene permiso para importar estos registros.',
    refused_one: 'importación rechazada',
    refused_other: 'importaciones rechazadas',
    countries: countryNames('es'),
    passedOver: 'Columnas no reconocidas, que no se leerán: {{columns}}',
    corrected: '{{name}} por corregir',
    report: { row: 'Fila', column: 'Columna', value: 'Valor', reason: 'Motivo' },
    template: {
      instructions: 'Instrucciones',
      lists: 'Listas',
      intro:
        'Complete la primera hoja, una fila por registro, hasta {{count}} registros. Las columnas con * son obligatorias.',
      updates: 'Los registros que ya existen se actualizan; las celdas vacías dejan el valor como está.',
      column: 'Columna',
      required: 'Obligatorio',
      how: 'Cómo completar',
    },
    kinds: {
      text: 'Texto.',
      whole: 'Número entero.',
      decimal: 'Número, con hasta dos decimales.',
      day: 'Fecha en formato DD/MM/AAAA.',
      choice: 'Una opción de la lista: {{options}}.',
      flag: 'Sí o no.',
    },
    columns: { countryId: 'País' },
  },
  validation: {
    repeatedRow: 'Repetido: la fila {{row}} ya tiene este valor',
    otherRow: 'La fila {{row}}, de la misma orden, tiene un error',
    missingColumn: 'Falta esta columna obligatoria',
    repeatedColumn: 'La columna {{column}} repite esta información: deje una sola',
    cellFailure: 'La celda contiene un error de fórmula',
    formulaWithoutValue: 'La celda contiene una fórmula sin resultado: pegue el valor',
    roundedNumber: 'La planilla redondea números de más de 15 dígitos: dé formato de texto a la columna',
  },
  errors: {
    imports: {
      invalidFileType: 'Archivo incompatible: envíe una planilla .xlsx.',
      excededSize: 'El archivo es muy grande. El tamaño máximo permitido es de {{megabytes}} MB',
      tooHeavy: 'La planilla es demasiado grande para leerla: copie los registros en la plantilla.',
      noHeadings: 'No encontramos los nombres de las columnas. Use la plantilla.',
      tooManyRecords: 'La planilla tiene más de {{count}} registros.',
      invalidContent: 'Algunos registros tienen errores.',
      busy: 'Se están leyendo otras planillas. Intente de nuevo en un momento.',
    },
  },
};
