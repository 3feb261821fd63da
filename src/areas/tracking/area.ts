import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  monitoring: {
    label: label('Monitoramento', 'Monitoreo', 'Monitoring'),
    order: 50,
    names: {
      'show-map-loading-order': {
        label: label('Monitorar viagens no mapa', 'Monitorear viajes en el mapa', 'Monitor trips on the map'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'security', 'auditor'],
      },
      'alert-review': {
        label: label('Tratar e silenciar alertas', 'Revisar y silenciar alertas', 'Review and mute alerts'),
        added: true,
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'security'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  map: { path: 'mapLoadOrders', guard: 'show-map-loading-order', menu: { group: 'monitoring', order: 10 } },
  operativeControl: {
    path: 'operativeControl',
    guard: 'show-map-loading-order',
    menu: { group: 'monitoring', order: 20 },
  },
  controlEvents: { path: 'operativeControl/controlEvents', guard: 'show-map-loading-order' },
  controlDocuments: { path: 'operativeControl/documents', guard: 'show-map-loading-order' },
  devices: { path: 'connectedDevices', guard: 'show-map-loading-order', platform: true },
  device: { path: 'connectedDevices/devices/{deviceId}', guard: 'show-map-loading-order' },
});

/** Devices and their messages, the live map, alerts and operative control. */
export const area = defineArea({
  tables: [
    'alarm_proposal',
    'alert',
    'alert_event',
    'alert_mute',
    'learned_trip',
    'device_day',
    'device_message',
    'device_source',
    'location_request',
    'map_event',
    'map_view',
    'position_view',
    'section_drive',
    'tracking_settings',
    'trip_photo',
    'trip_report',
    'trip_trouble',
    'watched_trip',
    'watched_trip_mark',
  ],
  permissions,
  screens,
  menu: {
    map: label('Mapa de rastreamento', 'Mapa de rastreo', 'Tracking map'),
    operativeControl: label('Controle operacional', 'Control operativo', 'Operative control'),
  },
  actions: {
    newDevice: label('Novo dispositivo', 'Nuevo dispositivo', 'New device'),
    controlEvents: label('Eventos de controle', 'Eventos de control', 'Control events'),
    controlDocuments: label('Documentos das entregas', 'Documentos de las entregas', 'Delivery documents'),
  },
  titles: {
    connectedDevices: label('Dispositivos conectados', 'Dispositivos conectados', 'Connected devices'),
  },
});
