import { afterAll, beforeAll, it } from 'vitest';
import { openGenerated } from './generated-database.ts';
import { type OwnProcess, startBare } from './orders/own-process.ts';
import { type Duel, duel, type Request, send } from './orders/requests.ts';
import { type ProductSide, startSide } from './product-side.ts';
import { ROUTES_OF_COMPANIES, type RouteWorld } from './routes/generate-routes.ts';
import { LONG_LINE } from './routes/measured-line.ts';

const ROUTES = Number(process.env.BENCH_ROUTES ?? 10_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200);
const SAVES = 10;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CONNECTIONS = 8;

let side: ProductSide<RouteWorld>;
let bare: OwnProcess;

beforeAll(async () => {
  side = await startSide(await openGenerated(ROUTES_OF_COMPANIES, ROUTES), CONNECTIONS);
  bare = await startBare(side.url, CONNECTIONS, 'bench/routes/bare-process.ts');
}, 3_600_000);
afterAll(async () => {
  await bare?.stop();
  await side?.close();
});

const print = (text: string) => process.stdout.write(`${text}\n`);
const floorOf = (work: string, values: readonly unknown[]): Request => ({
  url: `${bare.address}/${work}?p=${encodeURIComponent(JSON.stringify(values))}`,
});
const row = (name: string, aim: number, { rate, floor, ratio, least, greatest }: Duel) =>
  print(
    `| ${name} | ${ratio.toFixed(2)} | ${least.toFixed(2)} to ${greatest.toFixed(2)} | ${aim.toFixed(1)} | ${rate.toFixed(0)}/s against ${floor.toFixed(0)}/s |`,
  );

it('measures the list, the proposal and saving', async () => {
  const planner = await side.person(0, ['routes-read', 'routes-write']);
  const [companyId] = side.world.companyIds;
  const { rows } = await side.owner.query<{ loadId: string; unloadId: string; pathId: string; ends: number[] }>(
    `select r.load_id as "loadId", r.unload_id as "unloadId", p.id as "pathId", array[l.lat, l.lng, u.lat, u.lng] as ends
     from route r join route_path p on p.route_id = r.id join place l on l.id = r.load_id join place u on u.id = r.unload_id
     where r.company_id = $1 order by r.name limit 2 offset 100`,
    [companyId],
  );
  const { loadId, unloadId, pathId, ends } = rows[0]!;
  const [fromLat, fromLng, toLat, toLng] = ends;
  print('\n| | ratio | lowest to highest | aim | rate against floor |\n|---|---|---|---|---|');

  const list = side.ask(planner, '/routes?size=20');
  row(`list of ${ROUTES} routes`, 0.7, await duel(list, floorOf('list', [companyId]), REQUESTS, { rounds: ROUNDS }));

  const proposal = side.ask(
    planner,
    `/routeGeofence?fromLat=${fromLat}&fromLng=${fromLng}&toLat=${toLat}&toLng=${toLng}`,
  );
  if (!(await send(proposal)).includes(pathId)) throw new Error('the proposal misses the path');
  row(
    'proposal of a path',
    0.5,
    await duel(proposal, floorOf('paths', [companyId, loadId, unloadId]), REQUESTS, { rounds: ROUNDS }),
  );

  const save = async () => {
    const { path } = JSON.parse(await send(side.ask(planner, `/routes/paths/${pathId}`)));
    const { version, name, kind, isUsual, corridorMeters, expectedMinutes } = path;
    const shown = { name, kind, isUsual, corridorMeters, expectedMinutes, source: 'drawn', speedKmh: null };
    const parts = { forbiddenHours: [], stopovers: [], checkpoints: [], fenceIds: [], line: LONG_LINE };
    return { version, path: { ...shown, ...parts } };
  };
  let body = await save();
  const saved = async () => {
    const reply = JSON.parse(await send(side.put(planner, `/routes/paths/${pathId}`, body)));
    body = { ...body, version: reply.path.version };
  };
  row('saving a path of 50,000 points', 0.4, await duelAlone(saved, floorOf('save', [rows[1]!.pathId]), SAVES, ROUNDS));
}, 1_800_000);

/** One after the other: a path is saved by one planner at a time. */
async function duelAlone(
  product: () => Promise<unknown>,
  floor: Request,
  count: number,
  rounds: number,
): Promise<Duel> {
  const rate = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    for (let done = 0; done < count; done += 1) await work();
    return (count / (performance.now() - start)) * 1000;
  };
  const taken: { rate: number; floor: number; ratio: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [floorRate, productRate] = [await rate(() => send(floor)), await rate(product)];
    if (round > 0) taken.push({ rate: productRate, floor: floorRate, ratio: productRate / floorRate });
  }
  taken.sort((one, other) => one.ratio - other.ratio);
  const middle = taken[Math.floor(taken.length / 2)]!;
  return { ...middle, least: taken[0]!.ratio, greatest: taken.at(-1)!.ratio };
}
