import { z } from 'zod';
import { CATEGORIES, DISPATCH_TYPES, LOAD_CATEGORIES, SERVICE_TYPES } from '#areas/operations/rules/catalogues.ts';
import { OPERATION_STATES, type OperationKind, STATE_FILTERS } from '#areas/operations/rules/operation-state.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { DOWNLOAD_OPERATIONS, OPERATION_RIGHTS } from './operation.permissions.ts';
import { OPERATION_WIRE } from './operation-wire.ts';

const text = z.string().nullable();

const row = z.object({
  _id: idShape,
  code: z.string(),
  date: z.string(),
  deliveryDate: z.string(),
  service: z.enum(SERVICE_TYPES).nullable(),
  dispatch: z.enum(DISPATCH_TYPES).nullable(),
  origin: z.string(),
  destination: z.string(),
  operator: text,
  client: text,
  reference: text,
  /** Names of the route and path that its orders take over. */
  route: text,
  categoryLoad: text,
  promisedTn: text,
  orders: z.number().int(),
  state: z.enum(OPERATION_STATES),
  createdAt: z.string(),
});
export type OperationRow = z.output<typeof row>;

const FILTERS = Object.keys(STATE_FILTERS);

const defineOperationList = (kind: OperationKind) =>
  ({
    id: OPERATION_WIRE[kind].id,
    path: OPERATION_WIRE[kind].list,
    summary: `Every ${OPERATION_WIRE[kind].noun} of the own company.`,
    access: { permission: OPERATION_RIGHTS[kind].read },
    downloadAccess: { permission: DOWNLOAD_OPERATIONS },
    row,
    rowsKey: 'operations',
    columns: {
      code: { kind: 'text', sortable: true },
      state: { kind: 'status', sortable: true },
      date: { kind: 'day', sortable: true },
      service: { kind: 'status', sortable: true },
      origin: { kind: 'text', sortable: true },
      destination: { kind: 'text', sortable: true },
      client: { kind: 'text', sortable: true },
      operator: { kind: 'text', sortable: true },
      orders: { kind: 'number', sortable: true },
      promisedTn: { kind: 'number', sortable: true, hidden: kind !== 'agro', exported: kind === 'agro' },
      deliveryDate: { kind: 'day', sortable: true, hidden: true, exported: true },
      dispatch: { kind: 'status', sortable: true, hidden: true },
      categoryLoad: { kind: 'status', sortable: true, hidden: true },
      reference: { kind: 'text', sortable: true, hidden: true, exported: true },
      route: { kind: 'text', sortable: true, hidden: true, exported: true },
      createdAt: { kind: 'instant', sortable: true, hidden: true },
    },
    filters: {
      status: { kind: 'choice', choices: FILTERS },
      dates: { kind: 'range' },
      origins: { kind: 'options' },
      destinations: { kind: 'options' },
      clients: { kind: 'options' },
      operators: { kind: 'options' },
      services: { kind: 'choice', choices: SERVICE_TYPES },
      dispatches: { kind: 'choice', choices: DISPATCH_TYPES },
      categories: { kind: 'choice', choices: LOAD_CATEGORIES, column: 'categoryLoad', catalogue: CATEGORIES },
      routes: { kind: 'options' },
      withoutPath: { kind: 'flag' },
    },
    searchable: true,
    found: row.pick({ _id: true, code: true, client: true, origin: true, destination: true }),
    defaultSort: '-createdAt',
  }) as const satisfies ListDefinition;

export const operationList = defineOperationList('normal');
export const agroOperationList = defineOperationList('agro');

export const OPERATION_LISTS = { normal: operationList, agro: agroOperationList } as const satisfies Readonly<
  Record<OperationKind, ListDefinition>
>;
