import type { ImportTarget } from '#areas/imports/server/index.ts';
import { clientImport, clientTransportImport } from '../../contract/partner.imports.ts';
import { partnerTarget } from './partner.target.ts';

export const importTargets: readonly ImportTarget[] = [
  partnerTarget(clientImport, 'client'),
  partnerTarget(clientTransportImport, 'transport'),
];
