import { COUNTRY_COLUMN } from '#areas/imports/rules/country-column.ts';
import { type Choice, column, type ImportColumn } from '#areas/imports/rules/import-column.ts';
import { IMPORTED_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { FieldKind } from '#kernel/fields.ts';
import { dynamicKey, type PhrasePrefix } from '#kernel/phrase-key.ts';

type ImportedField = keyof typeof IMPORTED_FIELDS;

/** The phrases of choices; a currency is shown as its code. */
export const CHOICE_GROUPS: { readonly [N in ImportedField]?: PhrasePrefix } = {
  categoryLoad: 'loadOrders.catalogues.categories',
  weightUnit: 'loadOrders.catalogues.weightUnits',
  boardingMode: 'loadOrders.catalogues.boardingModes',
  serviceType: 'loadOrders.catalogues.serviceTypes',
  containerType: 'loadOrders.catalogues.containerTypes',
  typeTransportUnit: 'fleet.vehicles.types',
};

/** Common names of the columns, besides the names of the fields on the screens. */
// biome-ignore format: one line for each field
const SYNONYMS: { readonly [N in ImportedField]?: readonly string[] } = {
  loadingDate: ['data de carga', 'data de carregamento', 'fecha de carga', 'loading date', 'pickup date'],
  loadingDateHour: ['hora de carga', 'hora de carregamento', 'loading hour', 'loading time', 'pickup time'],
  categoryLoad: ['categoria de carga', 'tipo de carga', 'carga', 'cargo', 'load category', 'category'],
  typeTransportUnit: ['tipo de caminhao', 'tipo de camion', 'tipo de unidad', 'truck type', 'vehicle type'],
  comment: ['comentario', 'observacao', 'observacion', 'observaciones', 'comment', 'remarks', 'notes'],
  weight: ['peso', 'quantidade', 'cantidad', 'weight', 'quantity'],
  weightUnit: ['unidade', 'unidade de peso', 'unidad', 'unidad de peso', 'unit', 'weight unit'],
  deliveryDate: ['data de entrega', 'fecha de entrega', 'delivery date', 'unloading date'],
  deliveryDateHour: ['hora de entrega', 'delivery hour', 'delivery time'],
  boardingMode: ['modo de embarque', 'modalidad de embarque', 'boarding mode', 'shipping mode'],
  serviceType: ['tipo de servico', 'tipo de servicio', 'servicio', 'service', 'service type'],
  clientFreight: ['frete', 'frete cliente', 'flete', 'flete cliente', 'freight', 'client freight'],
  clientFreightCurrency: ['moeda', 'moeda do frete', 'moneda', 'moneda flete', 'currency'],
  carrierFreight: ['frete transportador', 'frete do transportador', 'flete transportista', 'carrier freight'],
  carrierFreightCurrency: ['moeda transportador', 'moneda transportista', 'carrier currency'],
  deliveryCodes: ['codigos de entrega', 'codigo de entrega', 'entregas', 'delivery codes', 'delivery code'],
  billOfLadingNumber: ['bl', 'conhecimento de embarque', 'conocimiento de embarque', 'bill of lading'],
  equipmentNumber: ['conteiner', 'contenedor', 'container', 'container number', 'numero de contenedor'],
  containerType: ['tipo de conteiner', 'tipo de contenedor', 'container type'],
  vessel: ['navio', 'nave', 'buque', 'barco', 'vessel', 'ship'],
  crt: ['crt', 'carta de porte', 'waybill'],
  invoiceNumber: ['fatura', 'numero da fatura', 'nota fiscal', 'factura', 'numero de factura', 'invoice', 'invoice number'],
};

/** The column of an order field, with the field's name and reader. */
function of(name: ImportedField, more: Partial<ImportColumn> = {}): ImportColumn {
  const { imported, kind }: { imported: string; kind: FieldKind } = IMPORTED_FIELDS[name];
  const phrases = CHOICE_GROUPS[name];
  const choices = kind.keys?.map(
    (value): Choice => (phrases ? { value, phrase: dynamicKey(phrases, value) } : { value }),
  );
  return column(imported, kind.cell ?? 'text', SYNONYMS[name] ?? [], {
    phrase: dynamicKey('loadOrders.screens.fields', name),
    ...(choices ? { choices } : {}),
    ...(kind.catalogue ? { catalogue: kind.catalogue } : {}),
    ...more,
  });
}

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
export const ROUTE = column(
  'route',
  'text',
  ['rota', 'rota e caminho', 'caminho', 'ruta', 'ruta y camino', 'camino', 'route', 'path'],
  {
    hint: 'route',
  },
);
export const LOADING = [of('loadingDate'), of('loadingDateHour', { hint: 'hour' })];
export const CARGO = [of('categoryLoad'), of('typeTransportUnit'), of('comment')];
export const WEIGHT = [of('weight', { decimals: 3 }), of('weightUnit')];

const FIRST_COLUMNS: readonly ImportColumn[] = [
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
  ROUTE,
  ...LOADING,
  of('deliveryDate'),
  of('deliveryDateHour', { hint: 'hour' }),
  ...CARGO,
  ...WEIGHT,
  of('boardingMode'),
  of('serviceType'),
  of('clientFreight'),
  of('clientFreightCurrency', { phrase: 'imports.columns.clientFreightCurrency' }),
  of('carrierFreight'),
  of('carrierFreightCurrency', { phrase: 'imports.columns.carrierFreightCurrency' }),
  of('deliveryCodes', { hint: 'deliveryCodes' }),
];

const isFirst = ({ field }: ImportColumn) => FIRST_COLUMNS.some((first) => first.field === field);
const OTHERS = (Object.keys(IMPORTED_FIELDS) as ImportedField[]).map((name) => of(name));

/** One load order per line: the usual columns first, then every other field that can be imported. */
export const ORDER_COLUMNS = [...FIRST_COLUMNS, ...OTHERS.filter((other) => !isFirst(other))];

/** One delivery per line; lines with the same order code belong to one trip. */
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
  of('deliveryDate'),
  of('deliveryDateHour', { hint: 'hour' }),
  ...WEIGHT,
  ...CARGO,
];
