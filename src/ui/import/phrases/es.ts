import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    import: {
      intro:
        'Complete la plantilla y envíe la hoja de cálculo: hasta {{records}} registros, menos de {{megabytes}} MB.',
      template: 'Descargar plantilla {{template}}.xlsx',
      theTemplate: 'la plantilla',
      theReport: 'el informe de errores',
      choose: 'Elegir hoja de cálculo',
      drop: 'o arrastre un archivo .xlsx aquí',
      previewing: 'Revisando {{name}}…',
      creating_one: 'Importando {{count}} registro…',
      creating_other: 'Importando {{count}} registros…',
      cancel: 'Cancelar',
      import: 'Importar',
      another: 'Elegir otro archivo',
      retry: 'Reintentar',
      summary: {
        title: 'Todo listo para importar',
        nothing: 'La hoja de cálculo no tiene registros para importar.',
        new_one: 'Se creará {{count}} registro nuevo.',
        new_other: 'Se crearán {{count}} registros nuevos.',
        updates_one: 'Se actualizará {{count}} registro existente.',
        updates_other: 'Se actualizarán {{count}} registros existentes.',
      },
      error: {
        title: 'No pudimos cargar su archivo',
        invalidFileType:
          'Archivo incompatible. Por favor, asegúrese de cargar los datos en el formato {{template}}.xlsx',
        invalidContent: 'Descargue el informe de errores para ver qué registros presentan errores.',
        excededSize: 'El archivo es muy grande. El tamaño máximo permitido es de 5 MB',
        report: 'Descargar informe de errores',
        reportName: 'Observaciones',
      },
      created_one: 'Entidad creada con éxito',
      created_other: 'Entidades creadas con éxito',
      notCreated_one: 'No se pudo crear la entidad',
      notCreated_other: 'No se pudo crear las entidades',
    },
  },
};
