import type { Translation } from '#kernel/phrases.ts';
import type { lanesPtBR } from './pt-BR.ts';

export const lanesEs: Translation<typeof lanesPtBR> = {
  what: 'la ruta',
  none: 'Ninguna ruta guardada',
  noneText: 'Guarde una ruta para filtrar la lista y recibir avisos de nuevas cargas.',
  new: 'Nueva ruta',
  save: 'Guardar ruta',
  saved: 'Ruta guardada',
  alert: 'Avisar',
  remove: 'Olvidar {{name}}',
  anywhere: 'Cualquier lugar',
  givenBack: 'Adjudicación devuelta',
  giveBackText:
    'Los viajes que aún no empezaron se cancelan y los lugares quedan libres otra vez. La devolución aparece en su historial.',
  rated: 'Gracias por la calificación',
  stars: '¿Cómo fue trabajar para este cargador?',
  since: 'En la plataforma desde',
  ordersDone: 'Órdenes concluidas',
  rating: 'Calificación de los transportistas',
  notRated: 'Aún sin calificación',
  pays: 'Pago',
  fewPayments: 'Pocos pagos para informar',
  paysAfter_one: '{{percent}} pagadas, en general después de {{count}} día',
  paysAfter_other: '{{percent}} pagadas, en general después de {{count}} días',
};
