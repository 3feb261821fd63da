import { type AreaDemo, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import { giveDevices } from '#areas/fleet/demo/vehicles.repository.ts';
import { markSimulated, trucksToSimulate } from './simulated-trucks.repository.ts';

/** In the whole demo. */
const TRUCKS = 250;

/** Devices of the trucks that the simulator drives once the product answers. */
export const demo: AreaDemo = async ({ trx, teams }) => {
  const working = workingTeams(teams);
  for (const team of working) {
    const random = createRandom(`devices ${team.key}`);
    const trucks = await trucksToSimulate(trx, team.id, Math.ceil(TRUCKS / working.length));
    const without = trucks.filter(({ hasDevice }) => !hasDevice);
    await giveDevices(
      trx,
      team.id,
      without.map(({ id }) => ({ id, deviceId: `86${random.digits(13)}` })),
    );
    await markSimulated(
      trx,
      team.id,
      trucks.map(({ id }) => id),
    );
  }
};
