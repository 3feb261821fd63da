import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CODE_MAX, DISTANCE_MAX_KM, MAX_CODES, QUANTITY_MAX } from '#areas/load-orders/rules/order-limits.ts';
import {
  BOARDING,
  BOARDING_MODES,
  CATEGORIES,
  CONTAINER_TYPES,
  CURRENCIES,
  LOAD_CATEGORIES,
  SERVICE_TYPES,
  UNITS,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { SUPERVISION_TYPES } from '#areas/routes/rules/route-limits.ts';
import { CONTAINER_RULE } from '#countries/container.ts';
import {
  choice,
  codes,
  day,
  email,
  entryOf,
  flag,
  hour,
  id,
  instant,
  price,
  quantity,
  text,
} from '#kernel/field-kinds.ts';
import { type Field, type FieldKind, fieldsWith, fieldsWithout } from '#kernel/fields.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { ORDER_CODE_FIELDS } from './order-codes.ts';
import { loads, minutes, place, properties } from './order-field-kinds.ts';

interface OrderField extends Field {
  /** Computed by the server: no form sends it. */
  readonly derived?: true;
  /** The step of the form that asks for it; without one no form does. */
  readonly step?: 'route' | 'cargo' | 'freight' | 'more';
  /** Can be filled in from a list without opening the order. */
  readonly single?: true;
  /** A reply contains the key together with its name in a catalogue. */
  readonly named?: { readonly catalogue: string; readonly as: string };
  /** The presenter decides what a reply shows of the value. */
  readonly presented?: true;
  /** Computed from the stops where an order has several. */
  readonly ofStops?: true;
  /** The column of a spreadsheet that holds it. */
  readonly imported?: string;
}

const code = text(CODE_MAX);
type Codes = typeof ORDER_CODE_FIELDS;
const codeFields = <K extends FieldKind>(kind: K) =>
  Object.fromEntries(Object.entries(ORDER_CODE_FIELDS).map(([name, field]) => [name, { ...field, kind }])) as {
    readonly [N in keyof Codes]: Codes[N] & { readonly kind: K };
  };
const container = text(CODE_MAX, CONTAINER_RULE.canonical);
const weight = quantity(QUANTITY_MAX);
const currency = choice(CURRENCIES);
const unit = { ...choice(WEIGHT_UNITS), catalogue: UNITS };
const freight = choice(FREIGHT_TYPES);

/**
 * Every field of a load order, written once: the request, the columns, the form, the edit of one field, the audit and the
 * import follow from its line. Its label is the phrase `loadOrders.screens.fields.<name>`.
 */
// biome-ignore format: one line for each field
export const ORDER_FIELDS = {
  client: { wire: 'clientCompany._id', column: 'client_id', kind: id, key: 'merge', step: 'route', presented: true },
  clientTaxDocument: { column: 'client_tax_document', kind: text(50), step: 'route' },
  operator: { wire: 'operator.userId', column: 'operator_id', kind: id, key: 'merge', step: 'route', presented: true },
  assignedAnalyst: { wire: 'assignedAnalyst.userId', column: 'analyst_id', kind: id, key: 'merge', step: 'route', presented: true },
  origin: { column: 'origin', kind: place, step: 'route', ofStops: true },
  destination: { column: 'destination', kind: place, step: 'route', ofStops: true },
  loadingDate: { wire: 'dates.loadingDate', column: 'loading_date', kind: day, step: 'route', imported: 'loadingDate' },
  loadingDateHour: { wire: 'dates.loadingDateHour', column: 'loading_hour', kind: hour, step: 'route', imported: 'loadingHour' },
  deliveryDate: { wire: 'dates.deliveryDate', column: 'delivery_date', kind: day, step: 'route', imported: 'deliveryDate' },
  deliveryDateHour: { wire: 'dates.deliveryDateHour', column: 'delivery_hour', kind: hour, step: 'route', imported: 'deliveryHour' },
  containerReturn: { wire: 'dates.containerReturn', column: 'container_return', kind: day, step: 'route' },
  delayCutoff: { wire: 'dates.delayCutoff', column: 'delay_cutoff', kind: instant, step: 'route' },
  delayDate: { wire: 'dates.delayDate', column: 'delay_date', kind: instant, step: 'route' },
  distance: { wire: 'distanceTravel', column: 'distance_km', kind: quantity(DISTANCE_MAX_KM), step: 'route' },
  distanceEstimated: { column: 'distance_estimated', kind: flag, step: 'route' },
  routeGeofence: { wire: 'routeGeofence.routeGeofenceId', column: 'path_id', kind: id, key: 'merge', step: 'route', presented: true },
  supervision: { wire: 'routeGeofence.type', column: 'supervision', kind: choice(SUPERVISION_TYPES), step: 'route', presented: true },
  plannedRoute: { column: 'route_id', kind: id, derived: true, presented: true },
  plannedVersion: { column: 'path_version_id', kind: id, derived: true, presented: true },
  expectedMinutes: { column: 'expected_minutes', kind: minutes, step: 'route' },

  categoryLoad: { wire: 'categoryLoad.categoryLoadId', column: 'category_load', kind: entryOf(CATEGORIES, LOAD_CATEGORIES), key: 'merge', step: 'cargo', named: { catalogue: 'category', as: 'categoryLoadName' }, imported: 'category' },
  weightUnit: { wire: 'weightUnit.weightUnitId', column: 'weight_unit', kind: unit, key: 'merge', step: 'cargo', presented: true, imported: 'weightUnit' },
  weight: { wire: 'weightUnit.value', column: 'weight', kind: weight, step: 'cargo', presented: true, imported: 'weight' },
  boardingMode: { wire: 'boardingMode.boardingModeId', column: 'boarding_mode', kind: entryOf(BOARDING, BOARDING_MODES), key: 'merge', step: 'cargo', named: { catalogue: 'boardingMode', as: 'boardingModeName' }, imported: 'boardingMode' },
  typeTransportUnit: { wire: 'typeTransportUnit.typeTransportUnitId', column: 'vehicle_type', kind: entryOf(TYPES, TRUCK_TYPES), key: 'merge', step: 'cargo', named: { catalogue: 'vehicleType', as: 'typeTransportUnitLabel' }, imported: 'vehicleType' },
  typeOperation: { wire: 'typeOperation.id', column: 'type_operation', kind: choice(DOCK_OPERATION_NAMES), key: 'merge', step: 'cargo', presented: true },
  serviceType: { wire: 'serviceType.id', column: 'service_type', kind: choice(SERVICE_TYPES), key: 'merge', step: 'cargo', named: { catalogue: 'serviceType', as: 'name' }, imported: 'serviceType' },
  loads: { column: 'loads', kind: loads, step: 'cargo', presented: true },
  ...codeFields(code),
  equipmentNumber: { ...ORDER_CODE_FIELDS.equipmentNumber, kind: container },
  containerType: { wire: 'containerType.id', column: 'container_type', kind: choice(CONTAINER_TYPES), key: 'merge', step: 'cargo', named: { catalogue: 'containerType', as: 'name' }, imported: 'containerType' },
  orderCodes: { column: 'order_codes', kind: codes(MAX_CODES, CODE_MAX), step: 'cargo', imported: 'orderCode' },
  deliveryCodes: { column: 'delivery_codes', kind: codes(MAX_CODES, CODE_MAX), step: 'cargo', ofStops: true, imported: 'deliveryCodes' },

  clientFreightType: { wire: 'clientFreight.type', column: 'client_freight_type', kind: freight, key: 'replace', step: 'freight', presented: true },
  clientFreight: { wire: 'clientFreight.value', column: 'client_freight', kind: price, step: 'freight', presented: true, imported: 'clientFreight' },
  clientFreightCurrency: { wire: 'clientFreight.currency.measurementId', column: 'client_freight_currency', kind: currency, key: 'merge', step: 'freight', presented: true, imported: 'clientFreightCurrency' },
  clientFreightUnit: { wire: 'clientFreight.unit.measurementId', column: 'client_freight_unit', kind: unit, key: 'merge', step: 'freight', presented: true },
  clientFreightInvoice: { wire: 'clientFreight.invoice', column: 'client_freight_invoice', kind: flag, step: 'freight', presented: true },
  clientFreightAdvance: { wire: 'clientFreight.advance', column: 'client_freight_advance', kind: price, step: 'freight', presented: true },
  carrierFreightType: { wire: 'carrierFreight.type', column: 'carrier_freight_type', kind: freight, key: 'replace', step: 'freight', presented: true },
  carrierFreight: { wire: 'carrierFreight.value', column: 'carrier_freight', kind: price, step: 'freight', presented: true, imported: 'carrierFreight' },
  carrierFreightCurrency: { wire: 'carrierFreight.currency.measurementId', column: 'carrier_freight_currency', kind: currency, key: 'merge', step: 'freight', presented: true, imported: 'carrierFreightCurrency' },
  carrierFreightUnit: { wire: 'carrierFreight.unit.measurementId', column: 'carrier_freight_unit', kind: unit, key: 'merge', step: 'freight', presented: true },
  carrierFreightInvoice: { wire: 'carrierFreight.invoice', column: 'carrier_freight_invoice', kind: flag, step: 'freight', presented: true },
  carrierFreightAdvance: { wire: 'carrierFreight.advance', column: 'carrier_freight_advance', kind: price, step: 'freight', presented: true },
  transportFreight: { wire: 'transportFreight.value', column: 'transport_freight', kind: price, key: 'replace', step: 'freight', presented: true },
  transportFreightCurrency: { wire: 'transportFreight.currency.measurementId', column: 'transport_freight_currency', kind: currency, key: 'merge', step: 'freight', presented: true },
  hideTruckerFreight: { column: 'hide_trucker_freight', kind: flag, step: 'freight' },

  notificationMail: { wire: 'notificationClient.mail', column: 'notification_mail', kind: email, step: 'more', presented: true },
  notificationFirstName: { wire: 'notificationClient.firstName', column: 'notification_first_name', kind: text(NAME_MAX), step: 'more', presented: true },
  notificationLastName: { wire: 'notificationClient.lastName', column: 'notification_last_name', kind: text(NAME_MAX), step: 'more', presented: true },
  assignmentCompany: { wire: 'assignmentCompany.companyId', column: 'assignment_company_id', kind: id, key: 'merge', step: 'more', presented: true },
  properties: { wire: 'propertiesOc', column: 'properties', kind: properties, derived: true, presented: true },
  comment: { column: 'comment', kind: text(), step: 'more', single: true, imported: 'comment' },
} as const satisfies Readonly<Record<string, OrderField>>;

export type OrderFieldName = keyof typeof ORDER_FIELDS;

/** The fields a request may send. */
export const SENT_FIELDS = fieldsWithout(ORDER_FIELDS, 'derived');
/** The fields the form of an order shows. */
export const FORM_FIELDS = fieldsWith(ORDER_FIELDS, 'step');
/** The fields that can be filled in from a list without opening the order. */
export const SINGLE_FIELDS = fieldsWith(ORDER_FIELDS, 'single');
const CODE_FIELDS = fieldsWith(ORDER_FIELDS, 'code');
export type OrderCode = keyof typeof CODE_FIELDS;
/** The numbers by which others know the order, in display order. */
export const ORDER_CODES = Object.keys(CODE_FIELDS) as readonly OrderCode[];
export const PRINTED_CODES = ORDER_CODES.filter((name) => CODE_FIELDS[name].code === 'printed');
/** The fields that an order's detail shows as they are stored. */
export const PLAIN_FIELDS = fieldsWithout(fieldsWithout(ORDER_FIELDS, 'presented'), 'named');
export const NAMED_FIELDS = fieldsWith(ORDER_FIELDS, 'named');
/** The fields a spreadsheet may contain. */
export const IMPORTED_FIELDS = fieldsWith(ORDER_FIELDS, 'imported');
