import { catalogues } from '#app/phrases/catalogues.ts';
import { movesOf } from '#areas/load-orders/contract/order-moves.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { currencySymbol } from '#countries/currency.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { flatten } from '#kernel/phrases.ts';

/** What the person of the measurements holds. */
const HELD = new Set(['load-order-read', 'load-order-write', 'load-order-module', 'show-freight-columns']);

const quoted = (value: unknown) =>
  `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
const byStatus = (value: (status: number, name: string) => unknown, type: string) =>
  `case o.status ${Object.entries(ORDER_STATUS)
    .map(([name, status]) => `when ${status} then ${quoted(value(status, name))}::${type}`)
    .join(' ')} end`;

/** The names of a catalogue as a constant, so that no table is asked. */
const NAMES = new Map(catalogues.flatMap(({ [DEFAULT_LANGUAGE]: phrases }) => [...(phrases ? flatten(phrases) : [])]));
const namesIn = (group: string) => {
  const prefix = `loadOrders.${group}.`;
  const found = [...NAMES]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, name]) => [key.slice(prefix.length), name]);
  return `${quoted(Object.fromEntries(found))}::jsonb`;
};
const nameOf = (group: string, column: string) => `${namesIn(group)} -> o.${column}`;
const named = (column: string, group: string, key: string, as: string) =>
  `case when o.${column} is not null then json_build_object('${key}', o.${column}, '${as}', ${nameOf(`catalogues.${group}`, column)}) end`;

const SYMBOLS = `${quoted(
  Object.fromEntries(
    ['BOB', 'CLP', 'PYG', 'PEN', 'USD', 'BRL', 'MXN', 'ARS', 'UYU'].map((code) => [code, currencySymbol(code)]),
  ),
)}::jsonb`;
const currency = (column: string) =>
  `json_build_object('measurementId', o.${column}, 'name', ${nameOf('catalogues.currencies', column)}, 'abbreviation', ${SYMBOLS} -> o.${column}::text)`;
const unit = (column: string) =>
  `case when o.${column} is not null then json_build_object('measurementId', o.${column},
    'measurementName', ${nameOf('catalogues.weightUnits', column)}, 'abbreviation', ${nameOf('catalogues.weightUnitAbbreviations', column)}) end`;
const freight = (side: 'client' | 'carrier') =>
  `case when o.${side}_freight_type is not null then json_build_object('type', o.${side}_freight_type, 'value', o.${side}_freight::text,
    'currency', ${currency(`${side}_freight_currency`)}, 'unit', ${unit(`${side}_freight_unit`)},
    'invoice', o.${side}_freight_invoice, 'advance', o.${side}_freight_advance::text) end`;
const person = (column: string) =>
  `case when o.${column} is not null then json_build_object('userId', o.${column}, 'fullName', w.names -> o.${column}::text) end`;

/**
 * The detail of an ordinary order of the own company as one statement that writes the reply: $1 is the order, $2 the
 * company. It knows neither other readers nor stops, planned paths or returned documents, of which such an order has none.
 */
export const DETAIL_FLOOR = `
  select json_build_object('loadingOrder', row_to_json(x))::text as body from (
    select o.id as "_id", o.version, o.kind, o.mode as "operationMode", 'own' as side, o.code as "loadingOrderCode",
      o.status as "loadingOrderStatus", ${byStatus((_, name) => name, 'text')} as "statusName", o.status_at as "statusAt",
      ${byStatus((status) => movesOf({ kind: 'normal', status, side: 'own' }, HELD), 'json')} as moves,
      json_build_object('companyId', o.company_id, 'companyName', c.company_name) as company,
      json_build_object('operationId', o.operation_id, 'operationCode', n.code, 'state', n.state) as operation,
      case when o.opportunity_id is not null then json_build_object('_id', o.opportunity_id, 'code', o.opportunity_code) end as opportunity,
      case when p.id is not null then json_build_object('_id', p.id, 'name', p.name, 'taxId', p.tax_id, 'countryId', p.country_code) end as "clientCompany",
      o.client_tax_document as "clientTaxDocument", o.origin, o.destination,
      json_build_object('loadingDate', o.loading_date, 'loadingDateHour', o.loading_hour, 'deliveryDate', o.delivery_date,
        'deliveryDateHour', o.delivery_hour, 'containerReturn', o.container_return, 'delayCutoff', o.delay_cutoff, 'delayDate', o.delay_date) as dates,
      o.distance_km as "distanceTravel", o.distance_estimated as "distanceEstimated", o.expected_minutes as "expectedMinutes",
      o.assignment_number as "assignmentNumber", o.bill_of_lading as "billOfLadingNumber",
      o.bill_of_lading_fourkites as "billOfLadingNumberFourkites", o.carrier_booking_number as "carrierBookingNumber",
      o.equipment_number as "equipmentNumber", o.vessel, o.crt, o.invoice_number as "invoiceNumber", o.order_codes as "orderCodes",
      o.delivery_codes as "deliveryCodes", o.hide_trucker_freight as "hideTruckerFreight", o.comment,
      ${named('category_load', 'categories', 'categoryLoadId', 'categoryLoadName')} as "categoryLoad",
      ${named('boarding_mode', 'boardingModes', 'boardingModeId', 'boardingModeName')} as "boardingMode",
      ${named('vehicle_type', 'vehicleTypes', 'typeTransportUnitId', 'typeTransportUnitLabel')} as "typeTransportUnit",
      ${named('service_type', 'serviceTypes', 'id', 'name')} as "serviceType",
      ${named('container_type', 'containerTypes', 'id', 'name')} as "containerType",
      null as "routeGeofence", null as plan,
      case when o.notification_mail is not null then json_build_object('mail', o.notification_mail,
        'firstName', o.notification_first_name, 'lastName', o.notification_last_name) end as "notificationClient",
      ${person('operator_id')} as operator, ${person('analyst_id')} as "assignedAnalyst",
      case when o.weight_unit is not null then json_build_object('weightUnitId', o.weight_unit,
        'weightUnitName', ${nameOf('catalogues.weightUnits', 'weight_unit')},
        'weightUnitAbbreviation', ${nameOf('catalogues.weightUnitAbbreviations', 'weight_unit')}, 'value', o.weight) end as "weightUnit",
      case when o.type_operation is not null then json_build_object('id', o.type_operation, 'name', ${nameOf('catalogues.dockOperations', 'type_operation')},
        'action', json_build_object('id', o.action, 'name', ${nameOf('actions', 'action')})) end as "typeOperation",
      o.loads, true as "showsFreights", ${freight('client')} as "clientFreight", ${freight('carrier')} as "carrierFreight",
      case when o.transport_freight is not null then json_build_object('value', o.transport_freight::text,
        'currency', ${currency('transport_freight_currency')}) end as "transportFreight",
      o.bill_of_lading is not null and exists (select from load_order b where b.company_id = o.company_id
        and b.kind = any('{normal,agro,multipoint}') and b.bill_of_lading = o.bill_of_lading and b.id <> o.id) as "hasRepeatedBL",
      false as "equipmentNumberDoubtful",
      array(select json_build_object('nameKey', y.name_key, 'name', y.name, 'type', y.type, 'value', o.properties -> y.name_key)
        from order_property y where y.company_id = o.company_id order by y.form_step, y.position) as "propertiesOc",
      null as "assignmentCompany",
      case when o.truck_id is not null then json_build_object('transportUnitId', o.truck_id, 'plate', o.plate, 'userId', o.driver_id,
        'fullName', o.driver_name, 'phone', null, 'companyId', o.carrier_id, 'companyName', o.carrier_name, 'trailerId', o.trailer_id,
        'trailerPlate', o.trailer_plate, 'secondTrailerId', o.second_trailer_id, 'gpsDeviceId', o.gps_device_id,
        'assignedAt', o.assigned_at, 'acceptedAt', o.accepted_at) end as assignment,
      '[]'::json as stops,
      array(select json_build_object('_id', l.id, 'type', l.type, 'fileId', l.file_id, 'fileName', l.name,
          'contentType', f.content_type, 'size', f.size, 'taskId', l.task_id, 'stopId', l.stop_id, 'createdAt', l.created_at)
        from load_order_file l join file_object f on f.id = l.file_id
        where l.company_id = o.company_id and l.order_id = o.id order by l.created_at) as documents,
      null as returned, json_build_object('done', o.tasks_done, 'total', o.tasks_total) as tasks,
      case when o.last_seen_at is not null then json_build_object('lat', o.last_lat, 'lng', o.last_lng, 'at', o.last_seen_at) end as "lastCheckpoint",
      o.loaded_tn as "loadedTn", o.delivered_tn as "deliveredTn", o.rated, o.late_at as "lateAt",
      app.planned_at(o.delivery_date, o.delivery_hour, c.time_zone) + make_interval(mins => c.late_tolerance_minutes) as "deliveryDueAt",
      o.started_at as "startedAt", o.finished_at as "finishedAt", w.names -> o.created_by::text as "createdBy",
      o.created_at as "createdAt", o.updated_at as "updatedAt"
    from load_order o join company c on c.id = o.company_id
      left join operation n on n.id = o.operation_id left join partner p on p.id = o.client_id
      cross join lateral (select jsonb_object_agg(u.id, u.first_name || ' ' || u.last_name) as names from app_user u
        where u.id in (o.operator_id, o.analyst_id, o.created_by)) w
    where o.id = $1 and o.company_id = $2) x`;
