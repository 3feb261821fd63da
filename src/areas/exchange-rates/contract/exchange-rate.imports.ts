import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { defineImport } from '#areas/imports/contract/import-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

export const exchangeRateImport = defineImport({
  id: 'exchangeRate',
  permission: PROFILE_WRITE,
  noun: 'exchange rates',
  listPath: addressOf(screens.exchangeRates),
});

export const imports = [exchangeRateImport] as const;
