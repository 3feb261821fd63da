import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    section: 'Notificación',
    title: 'Notificaciones',
    all: 'Todas',
    unread: 'No leídas',
    more: 'Ver más',
    markAll: 'Marcar todas como leídas',
    configure: 'Configurar notificaciones',
    empty: 'No tiene notificaciones',
    request: 'Solicitar',
    pushRequest: 'Permita las notificaciones del navegador para saber al momento qué pasa con sus cargas.',
    pushRefused:
      'Las notificaciones están bloqueadas. Permítalas en la configuración del navegador para esta dirección.',
    unreadCount_one: '{{count}} no leída',
    unreadCount_other: '{{count}} no leídas',
    bell_zero: 'Notificaciones, 0 no leídas',
    bell_one: 'Notificaciones, {{count}} no leída',
    bell_other: 'Notificaciones, {{count}} no leídas',
    isUnread: 'No leída',
    menu: 'Más opciones de notificaciones',
    filter: 'Qué notificaciones mostrar',
    pages: 'Páginas de notificaciones',
    control: { first: 'Primera página', previous: 'Página anterior', next: 'Página siguiente', last: 'Última página' },
    settings: {
      title: 'Configurar notificaciones',
      type: 'Asunto',
      inApp: 'En la aplicación',
      push: 'En el dispositivo',
      mail: 'Por correo',
      alwaysInApp: 'Siempre visible en la aplicación',
      theSettings: 'las configuraciones',
      save: 'Guardar',
      discard: 'Deshacer',
      back: 'Volver a las notificaciones',
      text: 'Elija cómo le llega cada asunto en esta empresa.',
      saved: 'Configuraciones guardadas con éxito',
      rhythm: 'Correos de {{subject}}',
      rhythms: {
        atOnce: 'Correo al momento',
        hourly: 'Correos juntos, cada hora',
        daily: 'Correos juntos, una vez al día a las 7',
      },
    },
    mail: {
      open: 'Abrir en Tropeiro',
      reason: 'Recibe este correo porque eligió que le avisemos así. Puede cambiarlo en Configurar notificaciones.',
      digestReason:
        'Recibe este resumen porque eligió juntar estos correos. Puede cambiarlo en Configurar notificaciones.',
    },
  },
};
