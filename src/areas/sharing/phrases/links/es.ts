import type { Translation } from '#kernel/phrases.ts';
import type { linksPtBR } from './pt-BR.ts';

export const linksEs: Translation<typeof linksPtBR> = {
  errors: {
    loadOrders: {
      linkInvalid: 'Este enlace no está disponible',
      linkNotFound: 'Enlace no encontrado',
      linkSubject: 'Este tipo de enlace no sirve para esto',
      notFinished: 'El viaje aún no terminó',
      alreadyRated: 'Este viaje ya fue calificado con este enlace',
      alreadyReplied: 'Esta calificación ya tiene respuesta',
      ratingNotFound: 'Calificación no encontrada',
      requestNotFound: 'Pedido no encontrado',
      requestAnswered: 'Este pedido ya fue respondido o el cliente desistió de él',
    },
  },
};
