import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  platform: {
    mail: {
      product: 'Tropeiro',
      copyLink: 'Si el botón no funciona, copie esta dirección en el navegador:',
      footer: 'Mensaje automático, no es necesario responder. ¿Necesita ayuda? Escriba a {{support}}.',
    },
    mailbox: {
      title: 'Buzón local',
      explanation:
        'No hay un servidor de correo configurado: los mensajes quedan aquí y no se envían a nadie. Se muestran los 50 más recientes.',
      empty: 'Todavía no hay mensajes.',
      asPage: 'Ver como lo vería el destinatario',
      calendar: 'Descargar la entrada de calendario',
    },
    email: {
      subject: 'Asunto',
      from: 'De',
      to: 'Para',
      cc: 'Copia',
      date: 'Fecha',
      attachments: 'Adjuntos',
    },
  },
  errors: {
    files: {
      empty: 'El archivo está vacío.',
      tooLarge: 'El tamaño debe ser menor a {{megabytes}}mb',
      badType: 'Tipo de archivo no permitido.',
      badName: 'El nombre del archivo no es válido.',
      unreadable: 'No se pudo leer el archivo: puede estar dañado o incompleto.',
      dimensions: 'Las dimensiones de la imagen son inválidas',
      sizeDiffers: 'El archivo recibido no tiene el tamaño anunciado.',
      notSent: 'El archivo anunciado no se recibió, o ya fue completado.',
      activePdf:
        'El PDF contiene scripts, archivos adjuntos o acciones automáticas. Imprímalo como PDF y envíe la copia.',
      lockedPdf: 'El PDF está protegido y no se puede verificar. Envíe una copia sin protección.',
      linkInvalid: 'Este enlace no es válido o expiró. Abra el archivo de nuevo.',
      unavailable: 'El almacenamiento de archivos no está disponible. Intente de nuevo en unos instantes.',
    },
    mail: { invalid: 'El correo no se puede enviar: revise la dirección.' },
    ocr: {
      busy: 'Se están leyendo muchas fotos en este momento. Intente de nuevo en unos instantes.',
      tooHard: 'No se pudo leer esta foto. Fotografíe solo el documento, de cerca, con buena luz y sin reflejos.',
      unavailable: 'La lectura de fotos no está disponible. Complete los campos o intente de nuevo en unos instantes.',
    },
    places: {
      linkRefused: 'El link de GoogleMaps no esta bien formateado',
      geocoderUnreachable: 'El servicio de direcciones no respondió. Elija el punto en el mapa.',
      linkUnreachable: 'No se pudo abrir el enlace del mapa. Intente de nuevo en unos instantes.',
    },
  },
};
