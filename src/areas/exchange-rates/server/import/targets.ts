import type { ImportTarget } from '#areas/imports/server/index.ts';
import { exchangeRateTarget } from './exchange-rate.target.ts';

export const importTargets: readonly ImportTarget[] = [exchangeRateTarget];
