import { defineImport } from '#areas/imports/contract/import-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import { WRITE_ROUTES } from './route.permissions.ts';

const tab = (name: 'places' | 'geofences') => `${addressOf(screens.routes)}?tab=${name}`;

export const placeImport = defineImport({
  id: 'place',
  permission: WRITE_ROUTES,
  noun: 'places',
  listPath: tab('places'),
});

export const geofenceImport = defineImport({
  id: 'geofence',
  permission: WRITE_ROUTES,
  noun: 'circular geofences',
  listPath: tab('geofences'),
});

export const imports = [placeImport, geofenceImport] as const;
