import type { Translation } from '#kernel/phrases.ts';
import { cataloguesEs as catalogues } from '../catalogues/es.ts';
import { recordsEs as records } from '../records/es.ts';
import { templatesEs } from '../templates/es.ts';
import type { listsPtBR } from './pt-BR.ts';

const { serviceTypes, dispatchTypes, categories } = catalogues;
const { kinds, status } = templatesEs.templates;

const operations = {
  added_one: '{{count}} nueva operación, mostrar',
  added_other: '{{count}} nuevas operaciones, mostrar',
  columns: {
    code: 'Código',
    state: 'Estado',
    date: 'Fecha',
    service: 'Servicio',
    origin: 'Origen',
    destination: 'Destino',
    client: 'Cliente',
    operator: 'Operador',
    orders: 'Órdenes',
    promisedTn: 'Toneladas prometidas',
    deliveryDate: 'Fecha de entrega',
    dispatch: 'Despacho',
    categoryLoad: 'Categoría de la carga',
    reference: 'Referencia',
    route: 'Ruta · camino',
    createdAt: 'Creada el',
  },
  filters: {
    status: 'Estado',
    dates: 'Fecha',
    origins: 'Origen',
    destinations: 'Destino',
    clients: 'Cliente',
    operators: 'Operador',
    services: 'Servicio',
    dispatches: 'Despacho',
    categories: 'Categoría de la carga',
    routes: 'Ruta',
    withoutPath: 'Sin camino',
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

export const listsEs: Translation<typeof listsPtBR> = {
  operation: { title: 'Mis operaciones', ...operations },
  operationAgro: { title: 'Operaciones agro', ...operations },
  stageTemplate: {
    title: 'Plantillas de etapas',
    added_one: '{{count}} nueva plantilla, mostrar',
    added_other: '{{count}} nuevas plantillas, mostrar',
    columns: {
      name: 'Nombre',
      kind: 'Tipo',
      isDefault: 'Por defecto',
      stages: 'Etapas',
      tasks: 'Tareas',
      number: 'Versión',
      status: 'Estado',
      updatedAt: 'Modificada el',
    },
    filters: { kinds: 'Tipo', statuses: 'Estado', isDefault: 'Por defecto' },
    values: { kind: kinds, kinds, status, statuses: status },
  },
};
