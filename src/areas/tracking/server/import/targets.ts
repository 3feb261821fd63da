import type { ImportTarget } from '#areas/imports/server/index.ts';
import { deviceTarget } from './device.target.ts';

export const importTargets: readonly ImportTarget[] = [deviceTarget];
