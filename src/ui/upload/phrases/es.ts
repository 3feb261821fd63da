import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    upload: {
      choose: 'Elegir archivo',
      chooseMany: 'Elegir archivos',
      dropOne: 'o arrastre un archivo aquí',
      dropMany: 'o arrastre los archivos aquí',
      release: 'Suelte para enviar',
      hint: '{{kinds}} · hasta {{megabytes}} MB',
      hintEach: '{{kinds}} · hasta {{megabytes}} MB cada uno',
      count: '{{count}} de {{limit}} documentos',
      reading: 'Leyendo los archivos…',
      sending: 'Enviando {{name}}',
      sendingShare: 'Enviando… {{percent}}%',
      stored: '{{name}} enviado',
      failed: 'No se pudo enviar: {{reason}}',
      retry: 'Enviar de nuevo {{name}}',
      cancel: 'Cancelar el envío de {{name}}',
      view: 'Ver',
      rename: 'Renombrar {{name}}',
      download: 'Descargar {{name}}',
      remove: 'Quitar {{name}}',
      replace: 'Cambiar archivo',
      removed: '{{name}} quitado',
      unnamed: 'Archivo',
      renaming: {
        title: 'Renombrar archivo',
        label: 'Nombre del archivo',
        save: 'Guardar',
        cancel: 'Cancelar',
        done: 'Archivo renombrado correctamente',
      },
      warning: {
        limit: '¡Límite alcanzado! Máximo de {{limit}} documentos.',
        oneAtATime: 'Envíe un archivo a la vez.',
        tooLarge_one: '{{names}} es demasiado grande. El máximo es de {{megabytes}} MB.',
        tooLarge_other: '{{names}} son demasiado grandes. El máximo es de {{megabytes}} MB cada uno.',
        totalSize_one: 'El total supera {{megabytes}} MB: {{names}} no se agregó.',
        totalSize_other: 'El total supera {{megabytes}} MB: {{names}} no se agregaron.',
        badType_one: '{{names}} no es de un tipo permitido: {{kinds}}.',
        badType_other: '{{names}} no son de un tipo permitido: {{kinds}}.',
        dimensions: 'Las dimensiones de la imagen son inválidas',
      },
      profile: {
        tooLarge: 'El tamaño debe ser menor a 5mb',
        badType: 'El archivo debe ser una imageno pdf ',
        dimensions: 'Las dimensiones de la imagen son inválidas',
      },
      email: { subject: 'Asunto', from: 'De', to: 'Para', date: 'Fecha', attachments: 'Adjuntos' },
    },
  },
  validation: {
    uploading: 'Espere a que termine el envío o quite lo que falló',
    fileRequired: 'El archivo es obligatorio',
  },
};
