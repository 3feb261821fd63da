import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  routes: {
    label: label('Rotas', 'Rutas', 'Routes'),
    order: 170,
    names: {
      'routes-read': {
        label: label('Ver rotas', 'Ver rutas', 'See routes'),
        roles: ['operator', 'shipper', 'auditor'],
      },
      'routes-write': {
        label: label('Criar e editar rotas', 'Crear y editar rutas', 'Create and edit routes'),
        roles: ['operator', 'shipper'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

const READ = { anyOf: ['routes-read', 'routes-write'] } as const;

export const screens = defineScreens({
  routes: { path: 'routes', guard: READ, menu: { group: 'routes', order: 10 } },
  routeAlarms: { path: 'routes/update/{loadId}/{unloadId}/configureRouteAlarms/{pathId}', guard: READ },
  updatePaths: { path: 'routes/update/{loadId}/{unloadId}', guard: 'routes-write' },
  updateRoute: { path: 'routes/update/{routeId}', guard: 'routes-write' },
});

/** Where trucks drive: places, routes with their paths, fences, and what counts as wrong on the way. */
export const area = defineArea({
  tables: ['company_alarms', 'geofence', 'place', 'route', 'route_path', 'route_path_version'],
  permissions,
  screens,
  menu: {
    routes: label('Configuração de rotas', 'Configuración de rutas', 'Route settings'),
  },
});
