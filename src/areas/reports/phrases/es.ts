import type { Translation } from '#kernel/phrases.ts';
import { cardsEs } from './cards/es.ts';
import { exportsEs as exports } from './exports/es.ts';
import type { ptBR } from './pt-BR.ts';
import { schedulesEs as schedules } from './schedules/es.ts';
import { screensEs } from './screens/es.ts';

export const es: Translation<typeof ptBR> = {
  reports: {
    ...cardsEs,
    ...screensEs,
    byMail: schedules.byMail,
  },
  lists: { ...exports.lists, ...schedules.lists },
  validation: {
    periodReversed: 'El final es anterior al inicio',
    periodTooLong: 'Como máximo diez años',
    guid: 'Use el formato 00000000-0000-0000-0000-000000000000',
    httpsAddress: 'Indique una dirección que empiece con https://, sin usuario ni contraseña',
    hostNotAllowed: 'Este sitio no está permitido. Permitidos: {{hosts}}',
    dayPast: 'Este día ya pasó',
    dayTooFar: 'Como máximo un año desde hoy',
  },
  errors: {
    reports: {
      unknownCard: 'Este panel no tiene la tarjeta {{card}}.',
      unknownKind: 'Este informe no muestra órdenes de ese tipo.',
      embedFailed: 'ERROR AL OBTENER TOKEN POWER BI',
      frameInvalid: 'Esta página ya no es válida. Abra el panel de nuevo.',
      tooManyLinks: 'La empresa ya tiene el máximo de enlaces públicos. Termine los que no usa.',
      ...schedules.errors,
    },
  },
};
