import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  'load-order': {
    label: label('Ordens de carga', 'Órdenes de carga', 'Load orders'),
    order: 30,
    names: {
      'load-order-read': {
        label: label('Ver ordens de carga', 'Ver órdenes de carga', 'See load orders'),
        roles: ['operator', 'shipper', 'transport-company', 'trucker', 'security', 'warehouse-scheduler', 'auditor'],
      },
      'load-order-write': {
        label: label(
          'Criar e editar ordens de carga',
          'Crear y editar órdenes de carga',
          'Create and edit load orders',
        ),
        roles: ['operator', 'shipper', 'transport-company'],
      },
      'load-order-module': {
        label: label('Módulo de ordens de carga', 'Módulo de órdenes de carga', 'Load order module'),
        roles: ['operator', 'shipper', 'transport-company'],
      },
      'load-order-multipoint-module': {
        label: label('Ver entregas multiponto', 'Ver entregas multipunto', 'See multipoint deliveries'),
        roles: ['operator', 'shipper', 'transport-company', 'auditor'],
      },
      'load-order-multipoint-write': {
        label: label(
          'Criar e editar entregas multiponto',
          'Crear y editar entregas multipunto',
          'Create and edit multipoint deliveries',
        ),
        added: true,
        roles: ['operator', 'shipper', 'transport-company'],
      },
    },
  },
  'client-facing-load-orders': {
    label: label('Ordens vistas pelo cliente', 'Órdenes vistas por el cliente', 'Orders seen by the client'),
    order: 40,
    names: {
      'manage-loading-orders-client': {
        label: label(
          'Acompanhar ordens de carga como cliente',
          'Seguir órdenes de carga como cliente',
          'Follow load orders as a client',
        ),
        roles: ['client'],
      },
      'manage-agro-shippers-client': {
        label: label(
          'Acompanhar ordens agro como cliente',
          'Seguir órdenes agro como cliente',
          'Follow agro orders as a client',
        ),
        roles: ['client'],
      },
    },
  },
  actions: {
    names: {
      'cancel-load-orders': {
        label: label('Cancelar ordens de carga', 'Cancelar órdenes de carga', 'Cancel load orders'),
        roles: ['operator', 'shipper', 'agro-shipper'],
      },
      'edit-date-time': {
        label: label('Corrigir datas e horas', 'Corregir fechas y horas', 'Correct dates and times'),
        roles: ['operator', 'shipper', 'agro-shipper'],
      },
      'reassign-trucker': {
        label: label(
          'Trocar o motorista de uma viagem',
          'Cambiar el conductor de un viaje',
          'Change the driver of a trip',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
      'assign-transport-company': {
        label: label('Atribuir empresa de transporte', 'Asignar empresa de transporte', 'Assign a transport company'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
      'assign-trucker': {
        label: label('Atribuir motorista', 'Asignar conductor', 'Assign a driver'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
    },
  },
  features: {
    names: {
      'is-hyundai-company': {
        label: label('Modo Hyundai (reservado)', 'Modo Hyundai (reservado)', 'Hyundai mode (reserved)'),
        special: 'wording',
      },
      isIansa: {
        label: label('Formulário de ordem Iansa', 'Formulario de orden Iansa', 'Iansa order form'),
        special: 'wording',
      },
      alternativeAttributes: {
        label: label(
          'Atributos alternativos na ordem',
          'Atributos alternativos en la orden',
          'Alternative attributes on the order',
        ),
        special: 'wording',
      },
      'multipoint-agrofertil-load-order': {
        label: label(
          'Vocabulário multiponto Agrofértil',
          'Vocabulario multipunto Agrofértil',
          'Agrofértil multipoint wording',
        ),
        special: 'wording',
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

const READ_ORDERS = { anyOf: ['load-order-read', 'load-order-write', 'load-order-module'] } as const;
const READ_AGRO = { anyOf: ['operation-agro-read', 'operation-agro-write'] } as const;
const READ_MULTIPOINT = { anyOf: ['load-order-multipoint-module', 'load-order-multipoint-write'] } as const;
/** Who drives an order opens it with any of these, whatever its kind; the server decides about the order itself. */
const READ_ANY = { anyOf: [...READ_ORDERS.anyOf, ...READ_AGRO.anyOf, ...READ_MULTIPOINT.anyOf] } as const;

export const screens = defineScreens({
  orders: { path: 'loadOrder', guard: READ_ORDERS, menu: { group: 'management', order: 10 }, home: 50 },
  clientOrders: {
    path: 'client/loadOrder',
    guard: 'manage-loading-orders-client',
    menu: { group: 'management', order: 40 },
    title: 'clientLoadOrder',
  },
  agroOrders: { path: 'agro/loadOrder', guard: READ_AGRO, menu: { group: 'agro', order: 10 }, title: 'agroLoadOrder' },
  clientAgroOrders: {
    path: 'client/agro/loadOrder',
    guard: 'manage-agro-shippers-client',
    menu: { group: 'management', order: 50 },
    title: 'agroLoadOrder',
  },
  multipointOrders: {
    path: 'loadOrder/multipoint',
    guard: READ_MULTIPOINT,
    menu: { group: 'delivery', order: 10, renamed: [{ to: 'distribution', when: 'multipoint-agrofertil-load-order' }] },
    title: 'multipoint',
    home: 60,
  },
  order: { path: 'operation/{operationId}/loadOrder/show/{loadOrderId}', guard: READ_ANY },
  orderFromMail: { path: 'operation/{operationId}/loadOrder/show/{loadOrderId}/fromMail/{mail}', guard: READ_ANY },
  clientOrder: { path: 'operation/{operationId}/loadOrder/{loadOrderId}', guard: 'manage-loading-orders-client' },
  agroOrder: { path: 'operation/agro/{operationId}/loadOrder/show/{loadOrderId}', guard: READ_ANY },
  clientAgroOrder: {
    path: 'operation/control/agro/{operationId}/loadOrder/show/{loadOrderId}',
    guard: { anyOf: ['manage-agro-shippers-client', ...READ_AGRO.anyOf] },
  },
  multipointOrder: {
    path: 'operation/{operationId}/multipoint/loadOrder/show/{loadOrderId}',
    guard: READ_ANY,
    title: 'multipoint',
  },
  createOrders: { path: 'operation/{operationId}/loadOrder/create', guard: 'load-order-write' },
  updateOrder: { path: 'operation/{operationId}/loadOrder/{loadOrderId}/update', guard: 'load-order-write' },
  createMultipointOrder: {
    path: 'loadOrder/multipoint/create',
    guard: READ_MULTIPOINT,
    title: 'multipoint',
  },
  createMultipointOrderForTruck: {
    path: 'loadOrder/multipoint/create/{assignedPlate}',
    guard: { anyOf: ['load-order-read', 'load-order-write'] },
    title: 'multipoint',
  },
  updateMultipointOrder: {
    path: 'loadOrder/multipoint/update/{loadOrderId}',
    guard: READ_MULTIPOINT,
    title: 'multipoint',
  },
  orderProperties: { path: 'orderProperties', guard: 'load-order-module', menu: { group: 'configuration', order: 40 } },
});

/** Load orders of every kind: creating, assigning, following, paying. */
export const area = defineArea({
  tables: [
    'closed_trip',
    'load_order',
    'load_order_comment',
    'load_order_event',
    'load_order_file',
    'load_order_option',
    'load_order_payment',
    'load_order_stop',
    'load_order_tally',
    'load_order_trailer',
    'order_property',
    'order_property_list',
  ],
  permissions,
  screens,
  menu: {
    orders: label('Ordens de carga', 'Órdenes de carga', 'Load orders'),
    clientOrders: label('Ordens de clientes', 'Órdenes de clientes', 'Client orders'),
    agroOrders: label('Ordens de carga agro', 'Órdenes de carga agro', 'Agro load orders'),
    clientAgroOrders: label('Ordens agro de clientes', 'Órdenes agro de clientes', 'Client agro orders'),
    multipointOrders: label('Ordens multiponto', 'Órdenes multipunto', 'Multipoint orders'),
    orderProperties: label('Atributos das ordens', 'Atributos de las órdenes', 'Order attributes'),
  },
  actions: {
    newOrder: label('Nova ordem de carga', 'Nueva orden de carga', 'New load order'),
    newAgroOrder: label('Nova ordem agro', 'Nueva orden agro', 'New agro order'),
    newMultipointOrder: label('Nova ordem multiponto', 'Nueva orden multipunto', 'New multipoint order'),
    assign: label('Atribuir {{name}}', 'Asignar {{name}}', 'Assign {{name}}'),
    reassign: label('Reatribuir {{name}}', 'Reasignar {{name}}', 'Reassign {{name}}'),
    finalize: label('Finalizar {{name}}', 'Finalizar {{name}}', 'Finish {{name}}'),
    pay: label('Pagar {{name}}', 'Pagar {{name}}', 'Pay {{name}}'),
    cancel: label('Cancelar {{name}}', 'Cancelar {{name}}', 'Cancel {{name}}'),
    clone: label('Clonar {{name}}', 'Clonar {{name}}', 'Clone {{name}}'),
  },
  renamed: {
    distribution: label('Distribuição', 'Distribución', 'Distribution'),
  },
  titles: {
    clientLoadOrder: label('Ordens de clientes', 'Órdenes de clientes', 'Client orders'),
    agroLoadOrder: label('Ordens de carga agro', 'Órdenes de carga agro', 'Agro load orders'),
    multipoint: label('Ordens multiponto', 'Órdenes multipunto', 'Multipoint orders'),
  },
});
