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
  devices: { path: 'connectedDevices', guard: 'show-map-loading-order' },
  device: { path: 'connectedDevices/devices/{deviceId}', guard: 'show-map-loading-order' },
});

/** Live map, devices and operative control. Not built yet. */
export const area = defineArea({
  permissions,
  screens,
  menu: {
    map: label('Mapa de rastreamento', 'Mapa de rastreo', 'Tracking map'),
    operativeControl: label('Controle operacional', 'Control operativo', 'Operative control'),
  },
  titles: {
    connectedDevices: label('Dispositivos conectados', 'Dispositivos conectados', 'Connected devices'),
  },
});
