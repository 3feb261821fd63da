import type { Translation } from '#kernel/phrases.ts';
import type { schedulesPtBR } from './pt-BR.ts';

const screen = {
  overview: 'Panorama',
  operations: 'Operativo',
  shipper: 'Cargador',
  agro: 'Agro',
  agroShipper: 'Cargador agro',
  security: 'Seguridad',
  scorecards: 'Desempeño',
  lanes: 'Rutas',
  payments: 'Pagos',
  documents: 'Documentos',
};
const state = {
  active: 'Activo',
  paused: 'En pausa',
  failing: 'Detenido por fallas',
};
const run = {
  waiting: 'En cola',
  sent: 'Enviado',
  failed: 'Falló',
};
const frequency = {
  daily: 'Diaria',
  weekly: 'Semanal',
  monthly: 'Mensual',
};
const format = {
  xlsx: 'Planilla (.xlsx)',
  pdf: 'PDF',
};

/** Reports that are sent by mail: their list, and what the server writes. */
export const schedulesEs: Translation<typeof schedulesPtBR> = {
  lists: {
    reportSchedule: {
      title: 'Informes por correo',
      added_one: '{{count}} programación nueva, mostrar',
      added_other: '{{count}} programaciones nuevas, mostrar',
      columns: {
        name: 'Nombre',
        screen: 'Informe',
        state: 'Situación',
        frequency: 'Frecuencia',
        hour: 'Hora',
        nextAt: 'Próximo envío',
        lastState: 'Último envío',
        lastAt: 'Enviado el',
        recipients: 'Destinatarios',
        format: 'Formato',
        author: 'Autor',
        createdAt: 'Creado el',
      },
      filters: {
        screens: 'Informe',
        states: 'Situación',
        frequencies: 'Frecuencia',
        authors: 'Autor',
      },
      values: {
        screen,
        screens: screen,
        state,
        states: state,
        lastState: run,
        frequency,
        frequencies: frequency,
        format,
      },
    },
  },
  byMail: {
    link: 'Informes por correo',
    create: 'Programar informe',
  },
  mail: {
    subject: '{{name}}, {{day}}',
    text: '{{company}} le envía: {{report}}.',
    valid: 'El enlace es suyo y vale hasta el {{day}}. No hace falta tener cuenta.',
    open: 'Abrir informe',
  },
  errors: {
    unknownRecipient: 'Uno de los destinatarios no trabaja en su empresa. Quítelo de la lista.',
    unknownView: 'Este informe guardado ya no existe o no es suyo.',
    tooManySchedules: 'Su empresa ya tiene el máximo de informes por correo. Elimine los que no usa.',
  },
};
