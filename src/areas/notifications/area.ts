import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  notifications: {
    label: label('Notificações', 'Notificaciones', 'Notifications'),
    order: 190,
    names: {
      notifications: {
        label: label('Receber notificações', 'Recibir notificaciones', 'Receive notifications'),
        roles: [
          'operator',
          'shipper',
          'agro-shipper',
          'transport-company',
          'trucker',
          'security',
          'client',
          'warehouse-scheduler',
          'auditor',
        ],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  notifications: { path: 'notifications', guard: 'open', palette: true },
  preferences: { path: 'notifications/configurations', guard: 'open', palette: true },
});

/** The notifications of people, and how they are delivered. */
export const area = defineArea({
  tables: ['notification', 'notification_preference', 'digest_entry'],
  permissions,
  screens,
  menu: {
    notifications: label('Notificações', 'Notificaciones', 'Notifications'),
    preferences: label('Configurar notificações', 'Configurar notificaciones', 'Notification settings'),
  },
  titles: {
    notifications: label('Notificação', 'Notificación', 'Notifications'),
  },
});
