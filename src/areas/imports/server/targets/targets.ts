import type { ImportTarget } from '../import-target.ts';
import { deliveryTarget } from './delivery.target.ts';
import { driverTarget } from './driver.target.ts';
import { orderTarget } from './order.target.ts';
import { partnerTarget } from './partner.target.ts';
import { vehicleTarget } from './vehicle.target.ts';

/** Everything that can be imported. A new kind of record is one more file beside this one. */
export const TARGETS: readonly ImportTarget[] = [
  orderTarget('loadOrder'),
  orderTarget('loadOrderAttributes'),
  deliveryTarget,
  driverTarget,
  vehicleTarget('transportUnit', 'truck'),
  vehicleTarget('semitruck', 'semitrailer'),
  partnerTarget('client', 'client'),
  partnerTarget('clientTransport', 'transport'),
];
