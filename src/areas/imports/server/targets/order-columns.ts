import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { Choice, ImportColumn } from '#areas/imports/rules/import-column.ts';
import {
  BOARDING_MODES,
  CONTAINER_TYPES,
  CURRENCIES,
  LOAD_CATEGORIES,
  SERVICE_TYPES,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { COUNTRY_COLUMN } from '../country-column.ts';
import { column } from './columns.ts';

const named = <Value extends string>(values: readonly Value[], phraseOf: (value: Value) => PhraseKey) =>
  values.map((value): Choice => ({ value, phrase: phraseOf(value) }));
const CATEGORIES = named(LOAD_CATEGORIES, (value) => `loadOrders.catalogues.categories.${value}`);
const UNITS = named(WEIGHT_UNITS, (value) => `loadOrders.catalogues.weightUnits.${value}`);
const MODES = named(BOARDING_MODES, (value) => `loadOrders.catalogues.boardingModes.${value}`);
const SERVICES = named(SERVICE_TYPES, (value) => `loadOrders.catalogues.serviceTypes.${value}`);
const CONTAINERS = named(CONTAINER_TYPES, (value) => `loadOrders.catalogues.containerTypes.${value}`);
const TRUCKS: readonly Choice[] = TRUCK_TYPES.map((value) => ({ value, phrase: `fleet.vehicles.types.${value}` }));
const MONEY: readonly Choice[] = CURRENCIES.map((value) => ({ value }));

export const ORDER_CODE = column(
  'orderCode',
  'text',
  [
    'pedido',
    'codigo do pedido',
    'orden',
    'codigo de pedido',
    'codigo de orden',
    'oc',
    'order',
    'order code',
    'purchase order',
  ],
  { hint: 'orderCode' },
);
export const CLIENT = column('client', 'text', ['cliente', 'dador de carga', 'client', 'customer', 'shipper'], {
  hint: 'client',
});
export const ORIGIN = [
  column(
    'originCity',
    'text',
    ['origem', 'cidade de origem', 'origen', 'ciudad de origen', 'origin', 'origin city', 'from'],
    {
      required: true,
      hint: 'city',
    },
  ),
  column('originAddress', 'text', ['endereco de origem', 'direccion de origen', 'origin address', 'pickup address']),
];
export const LOADING = [
  column('loadingDate', 'day', [
    'data de carga',
    'data de carregamento',
    'fecha de carga',
    'loading date',
    'pickup date',
  ]),
  column(
    'loadingHour',
    'text',
    ['hora de carga', 'hora de carregamento', 'loading hour', 'loading time', 'pickup time'],
    {
      hint: 'hour',
    },
  ),
];
export const CARGO = [
  column('category', 'choice', ['categoria de carga', 'tipo de carga', 'carga', 'cargo', 'load category', 'category'], {
    choices: CATEGORIES,
  }),
  column(
    'vehicleType',
    'choice',
    ['tipo de caminhao', 'tipo de camion', 'tipo de unidad', 'truck type', 'vehicle type'],
    {
      choices: TRUCKS,
    },
  ),
  column('comment', 'text', [
    'comentario',
    'observacao',
    'observacion',
    'observaciones',
    'comment',
    'remarks',
    'notes',
  ]),
];
export const WEIGHT = [
  column('weight', 'decimal', ['peso', 'quantidade', 'cantidad', 'weight', 'quantity']),
  column('weightUnit', 'choice', ['unidade', 'unidade de peso', 'unidad', 'unidad de peso', 'unit', 'weight unit'], {
    choices: UNITS,
  }),
];

/** A load order, one a line. */
export const ORDER_COLUMNS: readonly ImportColumn[] = [
  ORDER_CODE,
  CLIENT,
  COUNTRY_COLUMN,
  ...ORIGIN,
  column(
    'destinationCity',
    'text',
    ['destino', 'cidade de destino', 'ciudad de destino', 'destination', 'destination city', 'to'],
    { required: true, hint: 'city' },
  ),
  column('destinationAddress', 'text', ['endereco de destino', 'direccion de destino', 'delivery address']),
  ...LOADING,
  column('deliveryDate', 'day', ['data de entrega', 'fecha de entrega', 'delivery date', 'unloading date']),
  column('deliveryHour', 'text', ['hora de entrega', 'delivery hour', 'delivery time'], { hint: 'hour' }),
  ...CARGO,
  ...WEIGHT,
  column('boardingMode', 'choice', ['modo de embarque', 'modalidad de embarque', 'boarding mode', 'shipping mode'], {
    choices: MODES,
  }),
  column('serviceType', 'choice', ['tipo de servico', 'tipo de servicio', 'servicio', 'service', 'service type'], {
    choices: SERVICES,
  }),
  column('clientFreight', 'decimal', ['frete', 'frete cliente', 'flete', 'flete cliente', 'freight', 'client freight']),
  column('clientFreightCurrency', 'choice', ['moeda', 'moeda do frete', 'moneda', 'moneda flete', 'currency'], {
    choices: MONEY,
  }),
  column('carrierFreight', 'decimal', ['frete transportador', 'flete transportista', 'carrier freight']),
  column('carrierFreightCurrency', 'choice', ['moeda transportador', 'moneda transportista', 'carrier currency'], {
    choices: MONEY,
  }),
  column(
    'deliveryCodes',
    'text',
    ['codigos de entrega', 'codigo de entrega', 'entregas', 'delivery codes', 'delivery code'],
    {
      hint: 'deliveryCodes',
    },
  ),
  column('billOfLading', 'text', ['bl', 'conhecimento de embarque', 'conocimiento de embarque', 'bill of lading']),
  column('containerNumber', 'text', [
    'conteiner',
    'contenedor',
    'container',
    'container number',
    'numero de contenedor',
  ]),
  column('containerType', 'choice', ['tipo de conteiner', 'tipo de contenedor', 'container type'], {
    choices: CONTAINERS,
  }),
  column('vessel', 'text', ['navio', 'nave', 'buque', 'barco', 'vessel', 'ship']),
  column('crt', 'text', ['crt', 'carta de porte', 'waybill']),
  column('invoiceNumber', 'text', [
    'fatura',
    'nota fiscal',
    'factura',
    'numero de factura',
    'invoice',
    'invoice number',
  ]),
];

/** A delivery of a trip, one a line; lines with the same order code are one trip. */
export const DELIVERY_COLUMNS: readonly ImportColumn[] = [
  { ...ORDER_CODE, required: true, hint: 'tripCode' },
  column(
    'deliveryCode',
    'text',
    ['codigo de entrega', 'entrega', 'remito', 'delivery', 'delivery code', 'delivery note'],
    {
      required: true,
    },
  ),
  CLIENT,
  COUNTRY_COLUMN,
  ...ORIGIN,
  column(
    'deliveryCity',
    'text',
    ['cidade de entrega', 'destino', 'ciudad de entrega', 'ciudad de destino', 'delivery city', 'destination'],
    { required: true, hint: 'city' },
  ),
  column('deliveryAddress', 'text', ['endereco de entrega', 'direccion de entrega', 'direccion', 'delivery address']),
  column('customer', 'text', ['destinatario', 'cliente final', 'receiver', 'recipient', 'consignee']),
  column('contactName', 'text', [
    'contato',
    'nome do contato',
    'contacto',
    'nombre del contacto',
    'contact',
    'contact name',
  ]),
  column('contactPhone', 'text', [
    'telefone',
    'telefone do contato',
    'telefono',
    'telefono del contacto',
    'phone',
    'contact phone',
  ]),
  ...LOADING,
  column('deliveryDate', 'day', ['data de entrega', 'fecha de entrega', 'delivery date']),
  column('deliveryHour', 'text', ['hora de entrega', 'delivery hour', 'delivery time'], { hint: 'hour' }),
  ...WEIGHT,
  ...CARGO,
];
