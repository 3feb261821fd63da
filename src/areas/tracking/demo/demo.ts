import { type AreaDemo, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import { giveDevices } from '#areas/fleet/demo/vehicles.repository.ts';
import { markSimulated, trucksToSimulate } from './simulated-trucks.repository.ts';

/** Of each company, as far as it has them: some 250 in the whole demo. */
const TRUCKS_MOST = 26;

/** Devices of the trucks that the simulator drives once the product answers. */
export const demo: AreaDemo = async ({ trx, teams }) => {
  for (const team of workingTeams(teams)) {
    const random = createRandom(`devices ${team.key}`);
    const trucks = await trucksToSimulate(trx, team.id, TRUCKS_MOST);
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
