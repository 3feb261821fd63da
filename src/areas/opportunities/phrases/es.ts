import type { Translation } from '#kernel/phrases.ts';
import { listsEs as lists } from './lists/es.ts';
import type { ptBR } from './pt-BR.ts';
import { rowsEs as rows } from './rows/es.ts';
import { sharedEs as shared } from './shared/es.ts';

export const es: Translation<typeof ptBR> = {
  opportunities: { ...shared, ...rows },
  lists,
  errors: {
    opportunities: {
      wrongState: 'El estado de la oportunidad no permite esta acción. Recargue la página.',
      nameExits: 'Ya existe una oportunidad con esta descripción.',
      over: 'El plazo o el último día de recojo ya pasó. Cambie las fechas antes de publicar.',
      belowAccepted: 'La cantidad no puede ser menor que los {{count}} camiones ya aceptados.',
      filled: 'Ya se aceptaron todos los camiones.',
      notPublished: 'La oportunidad ya no está publicada.',
      own: 'La oportunidad es de su propia empresa.',
      alreadyApplied: 'Su empresa ya se postuló y espera respuesta.',
      outsideApplied: 'Teléfono o identificación ya usados: espere la respuesta a la postulación que ya existe.',
      answered: 'La postulación ya no espera respuesta.',
      newerOffer: 'Hay un precio más nuevo: {{price}}. Revíselo antes de continuar.',
      notConfirmed: 'La oportunidad cambió y el transportista aún no confirmó.',
      otherSidesTurn: 'El último precio es suyo: ahora responde la otra parte.',
      notAsked: 'Su empresa no está siendo consultada sobre esta oportunidad.',
      noTruckDriven: 'Usted no tiene un camión asignado para postularse.',
      nothingToGiveBack: 'Los viajes de esta adjudicación ya empezaron o terminaron.',
      notRateable: 'Los viajes aún no terminaron o el cargador ya fue calificado.',
      tooManyLanes: 'Puede guardar como máximo {{count}} rutas.',
      manyRefused: 'Algunas oportunidades no permiten esta acción; ninguna se cambió.',
    },
  },
};
