import type { Translation } from '#kernel/phrases.ts';
import type { viewPtBR } from './pt-BR.ts';

/** The phrases for driver and client about a trip in progress. */
export const viewEs: Translation<typeof viewPtBR> = {
  view: {
    progress: {
      programmed: 'Programada',
      assigned: 'Camión asignado',
      inProgress: 'En viaje',
      finished: 'Entregada',
      toPay: 'Documentos aceptados',
      paid: 'Concluida',
      cancelled: 'Cancelada',
    },
    route: 'Trayecto',
    from: 'Origen',
    to: 'Destino',
    loading: 'Carga',
    delivery: 'Entrega',
    noDate: 'Por acordar',
    plate: 'Placa',
    after: 'Después de: {{task}}',
  },
};
