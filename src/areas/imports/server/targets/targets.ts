import type { ImportTarget } from '../import-target.ts';
import { partnerTarget } from './partner.target.ts';

/** Everything that can be imported. A new kind of record is one more file beside this one. */
export const TARGETS: readonly ImportTarget[] = [
  partnerTarget('client', 'client'),
  partnerTarget('clientTransport', 'transport'),
];
