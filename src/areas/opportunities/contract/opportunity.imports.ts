import { defineImport } from '#areas/imports/contract/import-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import { WRITE_OPPORTUNITIES } from './opportunity.permissions.ts';

export const opportunityImport = defineImport({
  id: 'opportunity',
  permission: WRITE_OPPORTUNITIES,
  noun: 'opportunities',
  listPath: addressOf(screens.opportunities),
});

export const imports = [opportunityImport] as const;
