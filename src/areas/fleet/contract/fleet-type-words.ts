import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { CALLS_IT_SUPPORT_FLEET } from './driver.permissions.ts';

export type FleetTypeWords = Readonly<Record<FleetType, PhraseKey>>;

/** The phrases of each fleet type: some users call the external fleet a support fleet. */
export function fleetTypeWords(held: ReadonlySet<string>): FleetTypeWords {
  return {
    ownFleet: 'fleet.drivers.fleetTypes.ownFleet',
    externalFleet: `fleet.drivers.fleetTypes.${held.has(CALLS_IT_SUPPORT_FLEET) ? 'supportFleet' : 'externalFleet'}`,
  };
}
