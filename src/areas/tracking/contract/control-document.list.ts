import { z } from 'zod';
import { DOWNLOAD_ORDERS } from '#areas/load-orders/contract/order.permissions.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { DOCUMENT_TROUBLES } from '../rules/document-trouble.ts';
import { SEE_MAP } from './tracking.permissions.ts';

const text = z.string().nullable();
/** On the road, or delivered and not accepted yet. */
const STATUSES = ['inProgress', 'finished'] as const;

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  operationId: idShape,
  kind: z.enum(['normal', 'agro', 'multipoint']),
  loadingOrderCode: z.string(),
  troubles: z.array(z.enum(DOCUMENT_TROUBLES)),
  status: z.enum(STATUSES),
  statusAt: z.string(),
  own: z.boolean(),
  plate: text,
  trucker: text,
  clientCompany: text,
  providerCompany: text,
  operator: text,
  origin: z.string(),
  destination: z.string(),
});

export const controlDocumentList = {
  id: 'controlDocument',
  path: '/tracking/documents',
  summary: 'Orders on the road or just delivered, with what is wrong with their documents; the most urgent first.',
  access: { permission: SEE_MAP },
  downloadAccess: { permission: { allOf: [SEE_MAP, DOWNLOAD_ORDERS] } },
  row,
  columns: {
    loadingOrderCode: { kind: 'text', sortable: true },
    troubles: { kind: 'custom', sortable: true },
    status: { kind: 'status', sortable: true },
    statusAt: { kind: 'instant', sortable: true },
    plate: { kind: 'text', sortable: true },
    trucker: { kind: 'text', sortable: true },
    clientCompany: { kind: 'text' },
    providerCompany: { kind: 'text' },
    destination: { kind: 'text', sortable: true },
    origin: { kind: 'text', sortable: true, hidden: true },
    operator: { kind: 'text', hidden: true },
  },
  filters: {
    troubles: { kind: 'choice', choices: DOCUMENT_TROUBLES, column: 'troubles' },
    statuses: { kind: 'choice', choices: STATUSES, column: 'status' },
    plates: { kind: 'options', column: 'plate' },
    truckers: { kind: 'options', column: 'trucker' },
    clientCompanies: { kind: 'options', column: 'clientCompany' },
    providerCompanies: { kind: 'options', column: 'providerCompany' },
    operators: { kind: 'options', column: 'operator' },
  },
  searchable: true,
  defaultSort: 'troubles',
} as const satisfies ListDefinition;
export type ControlDocumentRow = z.output<typeof controlDocumentList.row>;
