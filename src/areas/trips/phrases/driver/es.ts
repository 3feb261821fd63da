import type { Translation } from '#kernel/phrases.ts';
import type { driverPtBR } from './pt-BR.ts';

export const driverEs: Translation<typeof driverPtBR> = {
  loadOrders: {
    driver: {
      trips: 'Mis viajes',
      open: 'Abrir el viaje',
      tripsNone: 'Ningún viaje para usted ahora',
      tripsText: 'Cuando le asignen una orden, aparece aquí.',
      tripsKept: 'Sin red: mostrando los viajes guardados el {{at}}',
      tasksDone: '{{done}} de {{total}} tareas',
      accept: {
        title: 'Aceptar el viaje',
        text: 'Al aceptar, su posición se comparte con {{company}} mientras esta página esté abierta, hasta la entrega. Después de la entrega nadie más la ve.',
        agree: 'Acepto compartir mi posición hasta la entrega',
        button: 'Aceptar viaje',
      },
      sharing: {
        on: 'Compartiendo la posición',
        off: 'No comparte su posición',
        withdraw: 'Dejar de compartir',
        resume: 'Volver a compartir',
        denied: 'El navegador no permite leer la posición',
      },
      queue: {
        waiting: '{{count}} esperando ser enviado',
        offline: 'Sin red. Lo que haga queda guardado en este teléfono.',
        sending: 'Enviando…',
        sendNow: 'Enviar ahora',
        failed: 'No fue aceptado: {{reason}}',
        retry: 'Intentar de nuevo',
        acceptance: 'Aceptación del viaje',
        consent: 'Compartir la posición',
        discard: 'Descartar',
      },
      waiting: 'Esperando ser enviado',
      done: 'Hecho el {{at}}',
      do: 'Hacer',
      optional: 'Opcional',
      evidence: {
        none: 'Solo confirmar',
        photo: 'Foto',
        document: 'Documento',
        form: 'Formulario',
        signature: 'Firma',
      },
      photo: 'Tomar foto',
      file: 'Elegir archivo',
      removeFile: 'Quitar {{name}}',
      signature: 'Firme aquí',
      clear: 'Limpiar',
      note: 'Observación',
      confirm: 'Completar tarea',
      missing: 'Falta la prueba de esta tarea',
      over: {
        title: 'Viaje concluido',
        text: 'Gracias. No hay nada más que hacer aquí.',
      },
      directions: 'Abrir en el mapa',
      kept: 'Mostrando lo guardado el {{at}}',
    },
  },
};
