import { defineImport } from '#areas/imports/contract/import-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import { WRITE_DEVICES } from './device.permissions.ts';

export const deviceImport = defineImport({
  id: 'device',
  permission: WRITE_DEVICES,
  noun: 'devices',
  listPath: addressOf(screens.devices),
});

export const imports = [deviceImport] as const;
