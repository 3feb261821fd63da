import { z } from 'zod';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import type { Tones } from '../cells/cell.tsx';

export const FREIGHT_STATES = ['programmed', 'assigned', 'inProgress', 'finished', 'cancelled'] as const;

export const STATE_TONES: Tones = {
  programmed: 'neutral',
  assigned: 'info',
  inProgress: 'active',
  finished: 'success',
  cancelled: 'danger',
};

export const freightShape = z.object({
  _id: z.string(),
  code: z.string(),
  state: z.enum(FREIGHT_STATES),
  driver: z.object({ _id: z.string(), name: z.string() }).nullable(),
  route: z.string(),
  carrier: z.object({ _id: z.string(), name: z.string() }),
  tags: z.array(z.string()),
  weight: z.number(),
  price: z.object({ amount: z.string(), currency: z.string() }).nullable(),
  urgent: z.boolean(),
  loadedOn: z.string(),
  createdAt: z.string(),
  note: z.string().nullable(),
});
export type Freight = z.output<typeof freightShape>;

/** A list with every kind of column and filter. */
export const freightList = {
  id: 'sampleFreights',
  path: '/sampleFreights',
  summary: 'Freights to look at.',
  access: 'signed-in',
  row: freightShape,
  rowsKey: 'freights',
  columns: {
    code: { kind: 'text', sortable: true },
    state: { kind: 'status', sortable: true },
    driver: { kind: 'person', sortable: true },
    route: { kind: 'text', sortable: true },
    carrier: { kind: 'custom', sortable: true },
    tags: { kind: 'tags' },
    weight: { kind: 'number', sortable: true },
    price: { kind: 'money', sortable: true },
    urgent: { kind: 'flag' },
    loadedOn: { kind: 'day', sortable: true },
    createdAt: { kind: 'instant', sortable: true },
    note: { kind: 'text', hidden: true },
  },
  filters: {
    state: { kind: 'choice', choices: FREIGHT_STATES },
    carrier: { kind: 'options' },
    driver: { kind: 'options' },
    urgent: { kind: 'flag' },
    loadedOn: { kind: 'range' },
  },
  searchable: true,
  defaultSort: '-createdAt',
} as const satisfies ListDefinition<typeof freightShape>;

/** The smallest possible list. */
export const cityList = {
  id: 'sampleCities',
  path: '/sampleCities',
  summary: 'Cities to look at.',
  access: 'signed-in',
  row: z.object({ _id: z.string(), name: z.string() }),
  columns: { name: { kind: 'text', sortable: true } },
  filters: {},
  searchable: true,
  defaultSort: 'name',
} as const satisfies ListDefinition;

export const freightCalls = listCalls(freightList);
export const cityCalls = listCalls(cityList);
