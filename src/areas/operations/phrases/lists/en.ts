import type { Translation } from '#kernel/phrases.ts';
import { cataloguesEn as catalogues } from '../catalogues/en.ts';
import { recordsEn as records } from '../records/en.ts';
import { templatesEn } from '../templates/en.ts';
import type { listsPtBR } from './pt-BR.ts';

const { serviceTypes, dispatchTypes, categories } = catalogues;
const { kinds, status } = templatesEn.templates;

const operations = {
  added_one: '{{count}} new operation, show',
  added_other: '{{count}} new operations, show',
  columns: {
    code: 'Code',
    state: 'State',
    date: 'Date',
    service: 'Service',
    origin: 'Origin',
    destination: 'Destination',
    client: 'Client',
    operator: 'Operator',
    orders: 'Orders',
    promisedTn: 'Tonnes promised',
    deliveryDate: 'Delivery date',
    dispatch: 'Dispatch',
    categoryLoad: 'Kind of cargo',
    reference: 'Reference',
    route: 'Route · path',
    createdAt: 'Created on',
  },
  filters: {
    status: 'State',
    dates: 'Date',
    origins: 'Origin',
    destinations: 'Destination',
    clients: 'Client',
    operators: 'Operator',
    services: 'Service',
    dispatches: 'Dispatch',
    categories: 'Kind of cargo',
    routes: 'Route',
    withoutPath: 'Without a path',
  },
  values: {
    state: records.states,
    status: {
      planned: records.states.planned,
      inProcess: records.states.active,
      toLiquidate: records.states.toBeSettled,
      souldOut: records.states.liquidated,
      canceled: records.states.canceled,
    },
    service: serviceTypes,
    services: serviceTypes,
    dispatch: dispatchTypes,
    dispatches: dispatchTypes,
    categoryLoad: categories,
    categories,
  },
};

export const listsEn: Translation<typeof listsPtBR> = {
  operation: { title: 'My operations', ...operations },
  operationAgro: { title: 'Agro operations', ...operations },
  stageTemplate: {
    title: 'Stage templates',
    added_one: '{{count}} new template, show',
    added_other: '{{count}} new templates, show',
    columns: {
      name: 'Name',
      kind: 'Kind',
      isDefault: 'Default',
      stages: 'Stages',
      tasks: 'Tasks',
      number: 'Version',
      status: 'Status',
      updatedAt: 'Changed on',
    },
    filters: { kinds: 'Kind', statuses: 'Status', isDefault: 'Default' },
    values: { kind: kinds, kinds, status, statuses: status },
  },
};
