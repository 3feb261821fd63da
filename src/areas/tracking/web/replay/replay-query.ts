import type { ReplayOf } from './replay-address.ts';

/** As the calls want it. */
export const queryOf = ({ truckIds, ...of }: ReplayOf) => ({
  ...of,
  ...(truckIds ? { truckIds: truckIds.join(',') } : {}),
});
