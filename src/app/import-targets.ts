import type { ImportTarget } from '#areas/imports/server/index.ts';
import { IMPORT_TARGETS } from './servers.gen.ts';

/** How each import is read, checked and stored, in the order of the layers. */
export const importTargets: readonly ImportTarget[] = Object.values(IMPORT_TARGETS).flat();
