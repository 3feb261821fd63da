import { copyHistory } from '#areas/tracking/demo/simulator/copy-history.repository.ts';
import { DrivenTruck } from '#areas/tracking/demo/simulator/drive-trucks.ts';
import { reportTrucks } from '#areas/tracking/demo/simulator/report-trucks.ts';
import * as repository from '#areas/tracking/demo/simulator/simulator.repository.ts';
import { giveWay } from './beside.ts';

/**
 * Drives the trucks of the demo: stores their last month once, then reports for each of them through the product's own door, until
 * it is ended. Reads DATABASE_URL, SIMULATED_ADDRESS, SIMULATED_TRUCKS, SIMULATED_SECONDS.
 */
const { DATABASE_URL, SIMULATED_ADDRESS = '', SIMULATED_TRUCKS = '250', SIMULATED_SECONDS = '20' } = process.env;
const [most, everySeconds] = [Number(SIMULATED_TRUCKS), Number(SIMULATED_SECONDS)];
const USUAL = 250;
const ending = new AbortController();
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.on(event, () => ending.abort());
giveWay();

const client = await repository.connect(DATABASE_URL ?? '');
if (await repository.takeTheWheel(client)) await simulate();
await client.end();
process.exit(0);

async function simulate(): Promise<void> {
  if (most > USUAL) await repository.addTrucks(client, most);
  if (!(await repository.hasHistory(client))) {
    await copyHistory(client, await repository.simulatedTrucks(client, USUAL), Date.now());
  }
  const trucks = await repository.simulatedTrucks(client, most);
  const secrets = await repository.giveSecrets(client, trucks);
  const now = Date.now();
  const driven = trucks.flatMap((truck) => DrivenTruck.start(truck, now) ?? []);
  process.send?.({ simulated: driven.length });
  await reportTrucks({ trucks: driven, secrets, address: SIMULATED_ADDRESS, everySeconds, signal: ending.signal });
}
