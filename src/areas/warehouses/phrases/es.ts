import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  warehouses: {
    states: {
      pending: 'Pendiente',
      scheduled: 'Agendado',
      arrived: 'En el lugar',
      inDock: 'En el dock',
      completed: 'Terminado',
      cancelled: 'Cancelado',
      noShow: 'No se presentó',
    },
  },
  errors: {
    warehouses: {
      registered: 'La dirección ya es un almacén.',
      leavesBookings: '{{count}} agendamientos quedarían sin lugar: {{codes}}.',
      hasBookings: 'Hay {{count}} agendamientos abiertos: {{codes}}. Muévalos o cancélelos antes.',
      tooManyCategories: '¡Límite alcanzado! Máximo {{count}} categorías.',
      categoryLocked: 'La categoría tiene agendamientos y no cambia mientras existan.',
    },
    bookings: {
      wrongState: 'El agendamiento cambió mientras tanto y ya no permite esto.',
      taken: 'Este horario acaba de ser ocupado.',
      holdOver: 'Se acabó el tiempo para confirmar. Elija el horario de nuevo.',
      invalidDate: 'Fecha inválida',
      nothingFree: 'No hay docks ni horarios disponibles',
      notBookable: 'Este almacén no acepta agendamientos de su empresa.',
      bookingOver: 'Es tarde para agendar este horario.',
      cancellingOver: 'Es tarde para cancelar o mover. Hable con el almacén.',
      orderOver: 'La orden de carga ya terminó.',
      noSuchTime: 'El almacén no tiene este horario ese día.',
      closed: 'El dock está cerrado a esa hora, o el turno termina antes.',
      tooManyHolds: 'Ya retiene demasiados horarios a la vez.',
      notBooked: 'Este tipo de camión no se agenda aquí.',
      wrongDock: 'El dock no recibe este camión o esta operación.',
    },
    gate: {
      refused: 'La entrada fue rechazada.',
      used: 'El ticket ya fue usado.',
    },
  },
  validation: {
    dockWithoutShift: 'Ningún turno incluye este dock',
    shiftWithoutLength: 'El turno no tiene duración',
    shiftOverlaps: 'Coincide con otro turno',
    longerThanShift: 'La pausa es más larga que un turno',
    beforeStart: 'No puede ser antes del inicio',
    past: 'Ya pasó',
  },
};
