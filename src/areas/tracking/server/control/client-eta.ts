import { clientEta } from '#areas/sharing/server/index.ts';
import { provide } from '#platform/ports.ts';
import { etaOfOrder } from '../live/eta.service.ts';

/** What clients with a link read of the arrival. */
export const clientEtaProvided = provide(clientEta, etaOfOrder);
