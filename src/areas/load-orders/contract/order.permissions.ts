import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import { holds, namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

interface Rights {
  /** The company's own orders, and those it drives for others. */
  readonly read: PermissionRule;
  readonly write: PermissionRule;
  /** Orders of other companies in which the company is the client. */
  readonly client: PermissionRule;
}

export const ORDER_RIGHTS: Readonly<Record<OrderKind, Rights>> = {
  normal: {
    read: anyOf('load-order-read', 'load-order-write', 'load-order-module'),
    write: anyOf('load-order-write', 'load-order-module'),
    client: rule('manage-loading-orders-client'),
  },
  multipoint: {
    read: anyOf('load-order-multipoint-module', 'load-order-multipoint-write'),
    write: rule('load-order-multipoint-write'),
    client: rule('manage-loading-orders-client'),
  },
  agro: {
    read: anyOf('operation-agro-read', 'operation-agro-write'),
    write: rule('operation-agro-write'),
    client: rule('manage-agro-shippers-client'),
  },
};

const everyName = (right: keyof Rights, kinds: readonly OrderKind[] = ORDER_KINDS): PermissionRule => ({
  anyOf: [...new Set(kinds.flatMap((kind) => namesIn(ORDER_RIGHTS[kind][right])))],
});

/** Opens the screens to everybody who may see some kind of order from some side; the server checks each order. */
export const READ_ANY_ORDER: PermissionRule = {
  anyOf: [...new Set([everyName('read'), everyName('client')].flatMap(namesIn))],
};
/** What somebody who drives needs for the orders they drive, whatever their kind. */
export const DRIVE_ORDERS = everyName('read');
export const WRITE_ANY_ORDER = everyName('write');
/** Orders with stops are also created from the screens of ordinary orders, for a truck chosen there. */
export const CREATE_MULTIPOINT = everyName('write', ['multipoint', 'normal']);
export const MANAGE_PROPERTIES = rule('load-order-module');

export const CANCEL_ORDERS = rule('cancel-load-orders');
export const EDIT_DATES = rule('edit-date-time');
export const ASSIGN_TRUCKER = rule('assign-trucker');
export const REASSIGN_TRUCKER = rule('reassign-trucker');
export const ASSIGN_CARRIER = rule('assign-transport-company');
export const DOWNLOAD_ORDERS = rule('download-listings');
export const DOWNLOAD_REPORTS = rule('download-reports');
/** A transport company: the orders it carries for others are listed among its own. */
export const CARRIER_COMPANY = rule('carrier-company');
/** Prices are shown only with this permission. */
export const SEE_FREIGHT = rule('show-freight-columns');
/** The contact phone of an eventual driver is shown only with this permission. */
export const SEE_TRUCKER_PHONE = rule('load-order-show-phone-trucker');

/** Custom properties are sent by key instead of as a list, together with an assignment company. */
export function usesKeyedAttributes(held: ReadonlySet<string>): boolean {
  return holds(held, anyOf('isIansa', 'alternativeAttributes'));
}

/** Everybody who may change some order or operation may share it; the service checks the one in question. */
export const SHARE_ORDERS: PermissionRule = {
  anyOf: [
    ...new Set(
      [...Object.values(ORDER_RIGHTS), ...Object.values(OPERATION_RIGHTS)].flatMap(({ write }) => [...namesIn(write)]),
    ),
  ],
};
