import { cataloguesPtBR as catalogues } from '../catalogues/pt-BR.ts';
import { recordsPtBR as records } from '../records/pt-BR.ts';
import { templatesPtBR } from '../templates/pt-BR.ts';

const { serviceTypes, dispatchTypes, categories } = catalogues;
const { kinds, status } = templatesPtBR.templates;

const operations = {
  added_one: '{{count}} nova operação, mostrar',
  added_other: '{{count}} novas operações, mostrar',
  columns: {
    code: 'Código',
    state: 'Estado',
    date: 'Data',
    service: 'Serviço',
    origin: 'Origem',
    destination: 'Destino',
    client: 'Cliente',
    operator: 'Operador',
    orders: 'Ordens',
    promisedTn: 'Toneladas prometidas',
    deliveryDate: 'Data de entrega',
    dispatch: 'Despacho',
    categoryLoad: 'Categoria da carga',
    reference: 'Referência',
    route: 'Rota · caminho',
    createdAt: 'Criada em',
  },
  filters: {
    status: 'Estado',
    dates: 'Data',
    origins: 'Origem',
    destinations: 'Destino',
    clients: 'Cliente',
    operators: 'Operador',
    services: 'Serviço',
    dispatches: 'Despacho',
    categories: 'Categoria da carga',
    routes: 'Rota',
    withoutPath: 'Sem caminho',
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
} as const;

export const listsPtBR = {
  operation: { title: 'Minhas operações', ...operations },
  operationAgro: { title: 'Operações agro', ...operations },
  stageTemplate: {
    title: 'Modelos de etapas',
    added_one: '{{count}} novo modelo, mostrar',
    added_other: '{{count}} novos modelos, mostrar',
    columns: {
      name: 'Nome',
      kind: 'Tipo',
      isDefault: 'Padrão',
      stages: 'Etapas',
      tasks: 'Tarefas',
      number: 'Versão',
      status: 'Situação',
      updatedAt: 'Alterado em',
    },
    filters: { kinds: 'Tipo', statuses: 'Situação', isDefault: 'Padrão' },
    values: { kind: kinds, kinds, status, statuses: status },
  },
} as const;
