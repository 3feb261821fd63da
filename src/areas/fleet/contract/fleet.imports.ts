import { defineImport } from '#areas/imports/contract/import-definition.ts';
import type { Permission } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

const held = (name: Permission) => name;

export const carrierImport = defineImport({
  id: 'carrier',
  permission: held('import-excel-truckers'),
  noun: 'drivers',
  listPath: addressOf(screens.ownDriverList),
});

export const transportUnitImport = defineImport({
  id: 'transportUnit',
  permission: held('import-excel-trucks'),
  noun: 'trucks',
  listPath: addressOf(screens.ownTruckList),
});

export const semitruckImport = defineImport({
  id: 'semitruck',
  permission: held('import-excel-trailers'),
  noun: 'semitrailers',
  listPath: addressOf(screens.ownSemitrailerList),
});

export const imports = [carrierImport, transportUnitImport, semitruckImport] as const;
