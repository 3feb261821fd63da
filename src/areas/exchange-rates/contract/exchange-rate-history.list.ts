import { z } from 'zod';
import { DOWNLOAD } from '#areas/companies/contract/company.permissions.ts';
import { CURRENCY_CODES } from '#countries/currency.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';

const row = z.object({
  _id: idShape,
  currency: z.string(),
  exchangeRate: z.string(),
  validFrom: z.string(),
  source: z.string().nullable(),
  setAt: z.string(),
  setBy: z.string().nullable(),
});
export type ExchangeRateHistoryRow = z.output<typeof row>;

export const exchangeRateHistory = {
  id: 'exchangeRateHistory',
  path: '/exchangeRate/history',
  summary: 'Every exchange rate the own company ever set.',
  access: 'signed-in',
  downloadAccess: { permission: DOWNLOAD },
  row,
  columns: {
    currency: { kind: 'status', sortable: true },
    exchangeRate: { kind: 'number', sortable: true },
    validFrom: { kind: 'day', sortable: true },
    source: { kind: 'text', sortable: true },
    setAt: { kind: 'instant', sortable: true },
    setBy: { kind: 'person', sortable: true },
  },
  filters: {
    currency: { kind: 'choice', choices: CURRENCY_CODES },
    validFrom: { kind: 'range' },
    setAt: { kind: 'range' },
  },
  searchable: false,
  defaultSort: '-validFrom',
} as const satisfies ListDefinition;
