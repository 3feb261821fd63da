import type { Translation } from '#kernel/phrases.ts';
import type { ratingPtBR } from './pt-BR.ts';

export const ratingEs: Translation<typeof ratingPtBR> = {
  rating: {
    title: '¿Cómo fue el viaje?',
    text: 'De 1 a 5 estrellas. Califique lo que quiera.',
    facility: 'Lugar de carga y descarga',
    driver: 'Conductor',
    company: 'Empresa de transporte',
    stars: '{{count}} de 5 estrellas',
    comment: 'Comentario',
    name: 'Su nombre',
    send: 'Enviar calificación',
    atLeastOne: 'Dé estrellas al menos a uno',
    notYet: {
      title: 'El viaje aún no terminó',
      text: 'Vuelva a este enlace después de la entrega.',
    },
    thanks: {
      title: 'Gracias por calificar',
      text: 'Su opinión quedó registrada y ya no puede cambiarse.',
    },
    reply: 'Respuesta de {{company}}',
    section: 'Calificaciones',
    none: 'Nadie calificó este viaje aún',
    anonymous: 'Sin nombre',
    answer: 'Responder',
    answerHint: 'Quien calificó lee la respuesta en el mismo enlace. Se envía una vez.',
    answered: 'Respuesta enviada',
  },
};
