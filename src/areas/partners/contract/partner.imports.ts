import { defineImport } from '#areas/imports/contract/import-definition.ts';
import type { Permission } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

const allOf = (...names: readonly Permission[]) => ({ allOf: names });

export const clientImport = defineImport({
  id: 'client',
  permission: allOf('client-read', 'client-write'),
  noun: 'clients',
  listPath: addressOf(screens.clients),
});

export const clientTransportImport = defineImport({
  id: 'clientTransport',
  permission: allOf('provider-read', 'provider-write'),
  noun: 'transport companies',
  listPath: addressOf(screens.transportCompanies),
});

export const imports = [clientImport, clientTransportImport] as const;
