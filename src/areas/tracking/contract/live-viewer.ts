import { DRIVE_ORDERS, ORDER_RIGHTS, SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { holds } from '#kernel/permission.ts';

/** What one person may see of the trucks of their company. */
export interface Viewer {
  /** Orders of these kinds, all of the company. */
  readonly kinds: readonly OrderKind[];
  /** Trucks of the own fleet, whether or not they have an order. */
  readonly seesFleet: boolean;
  /** Drives for the company, and sees the trips they drive; null for all others. */
  readonly drivesAs: string | null;
  readonly seesPhones: boolean;
}

interface Person {
  readonly userId: string;
  readonly permissions: ReadonlySet<string>;
  readonly drives: boolean;
}

/** As the server decides about an order: drivers without the right to write see only the orders they drive. */
export function viewerOf({ userId, permissions, drives }: Person): Viewer {
  const kinds = ORDER_KINDS.filter((kind) => {
    const { read, write } = ORDER_RIGHTS[kind];
    return holds(permissions, write) || (!drives && holds(permissions, read));
  });
  return {
    kinds,
    seesFleet: !drives || kinds.length > 0,
    drivesAs: drives && holds(permissions, DRIVE_ORDERS) ? userId : null,
    seesPhones: holds(permissions, SEE_TRUCKER_PHONE),
  };
}

/** People with the same key see the same. */
export const viewerKey = ({ kinds, seesFleet, drivesAs, seesPhones }: Viewer): string =>
  [kinds.join(), Number(seesFleet), Number(seesPhones), drivesAs ?? ''].join('|');

export function seesOrder(
  { kinds, drivesAs }: Viewer,
  order: { readonly kind: OrderKind; readonly driverUserId: string | null },
): boolean {
  return kinds.includes(order.kind) || (drivesAs !== null && order.driverUserId === drivesAs);
}
