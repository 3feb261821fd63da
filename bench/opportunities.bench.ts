import { afterAll, beforeAll, it } from 'vitest';
import type { TestUser } from '#testing/world.ts';
import { openGenerated } from './generated-database.ts';
import { median, spread } from './median.ts';
import { type BareRead, READS } from './opportunities/bare-reads.ts';
import { MARKET, type MarketWorld } from './opportunities/generate-market.ts';
import { LIST_QUERIES } from './opportunities/list-queries.ts';
import { publishers } from './opportunities/publishers.ts';
import { awardForm, waitingLoads, waitingPostulations } from './opportunities/written.ts';
import { type OwnProcess, startBare } from './orders/own-process.ts';
import { type Duel, duel, type Request, send, type Work } from './orders/requests.ts';
import { type ProductSide, startSide } from './product-side.ts';

/** A quick run with few opportunities; the documented figures are for a million. */
const OPPORTUNITIES = Number(process.env.BENCH_OPPORTUNITIES ?? 20_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200);
/** Written records differ each time, and the largest company has only so many. */
const WRITES = Math.min(REQUESTS, Math.floor(OPPORTUNITIES / 4_000));
const ROUNDS = 9;
const CONNECTIONS = 8;
/** A company of medium size; the largest is the first. */
const MIDDLE = 19;
/** The company that applied most often. */
const MOST_APPLICATIONS = 37;
const SHIPPER = [
  'opportunity-read',
  'opportunity-write',
  'operation-write',
  'load-order-write',
  'show-freight-columns',
];
const CARRIER = [
  'opportunity-read-external',
  'opportunity-read-my-postulations',
  'opportunity-marketplace',
  'opportunity-postulate',
  'load-order-write',
];
/** Applications of one person in a minute. */
const APPLY_LIMIT = 50;

let large: ProductSide<MarketWorld>;
let small: ProductSide<MarketWorld>;
let bare: OwnProcess;

beforeAll(async () => {
  small = await startSide(await openGenerated(MARKET, OPPORTUNITIES / 10), CONNECTIONS);
  large = await startSide(await openGenerated(MARKET, OPPORTUNITIES), CONNECTIONS);
  bare = await startBare(large.url, CONNECTIONS, 'bench/opportunities/bare-process.ts');
}, 3_600_000);
afterAll(async () => {
  await bare?.stop();
  await small?.close();
  await large?.close();
});

const print = (text: string) => process.stdout.write(`${text}\n`);
const cells = ({ rate, floor, ratio, least, greatest }: Duel) =>
  `| ${ratio.toFixed(2)} | ${least.toFixed(2)} to ${greatest.toFixed(2)} | ${rate.toFixed(0)}/s against ${floor.toFixed(0)}/s`;
const floorOf = (work: string, values: readonly unknown[]): Request => ({
  url: `${bare.address}/${work}?p=${encodeURIComponent(JSON.stringify(values))}`,
});
const OPEN_LIST = '/opportunity/external?publicationType=public&size=20&originCities=Lima&vehicleTypes=tractor';

/** The statement alone, prepared, on one connection. */
const bareSql = (read: BareRead, values: readonly unknown[]) =>
  median(20, () => large.owner.query({ name: read, text: READS[read], values: [...values] }));

it('measures the open list with many and with few', async () => {
  const many = large.ask(await large.person(MIDDLE, CARRIER), OPEN_LIST);
  const few = small.ask(await small.person(MIDDLE, CARRIER), OPEN_LIST);
  print(`\n${large.world.opportunities} opportunities, ${large.world.postulations} postulations`);
  print(
    `| open list at ${large.world.open} against ${small.world.open} open ${cells(await duel(many, few, REQUESTS, { rounds: ROUNDS }))} |`,
  );
});

it('measures reading against its floors', async () => {
  const [carrier, shipper] = [await large.person(MIDDLE, CARRIER), await large.person(MIDDLE, SHIPPER)];
  const companyId = large.world.companyIds[MIDDLE]!;
  const { rows } = await large.owner.query(
    `select id, (select substr(code, 4) from opportunity where is_open and publication_type = 'public' order by id limit 1) as number
     from opportunity where company_id = $1 and description = 'Duzentos candidatos'`,
    [companyId],
  );
  const { id, number } = rows[0] as { id: string; number: string };
  const record: Work = async () => {
    await send(large.ask(shipper, `/opportunity/${id}`));
    await send(large.ask(shipper, `/opportunity/${id}/postulations`));
  };
  const external = (query: string) => large.ask(carrier, `/opportunity/external${query}`);
  const cases: readonly (readonly [string, BareRead, Work, readonly unknown[]])[] = [
    [
      'open list of 20, two filters, exact total',
      'open',
      large.ask(carrier, OPEN_LIST),
      [companyId, 'Lima', 'tractor'],
    ],
    ['received list (offered by name)', 'received', external('?publicationType=private&size=20'), [companyId]],
    [
      'own list, two filters',
      'own',
      large.ask(shipper, '/opportunity/ct?size=20&opportunityStatus=unpublished&originCities=Lima'),
      [companyId, 'unpublished', 'Lima'],
    ],
    [
      'search in open ones by a number',
      'search',
      external(`?publicationType=public&size=20&search=${number}`),
      [companyId, `%${number}%`],
    ],
    ['options of a filter', 'options', external('/filter?publicationType=public&column=originCities'), [companyId]],
    ['record with 200 applicants', 'record', record, [id]],
  ];
  print(`\n| | ratio | lowest to highest | rate against floor | bare SQL |\n|---|---|---|---|---|`);
  for (const [name, read, product, values] of cases) {
    const sql = await bareSql(read, values);
    const count = read === 'record' ? Math.ceil(REQUESTS / 5) : REQUESTS;
    print(
      `| ${name} ${cells(await duel(product, floorOf(read, values), count, { rounds: ROUNDS }))} | ${sql.toFixed(2)} ms |`,
    );
  }
});

it('measures applying and awarding against the same statements bare', async () => {
  const total = WRITES * (ROUNDS + 1);
  const carriers: TestUser[] = [];
  for (let nth = 0; nth < Math.ceil(total / APPLY_LIMIT); nth += 1) carriers.push(await large.person(MIDDLE, CARRIER));
  const companyId = large.world.companyIds[MIDDLE]!;
  const loads = await waitingLoads(large.owner, companyId, total * 2);
  let [next, applied] = [0, 0];
  const apply: Work = () => {
    const user = carriers[applied++ % carriers.length]!;
    return send(large.put(user, `/opportunity/external/${loads[next++]}/postulation`, { trucks: 1 }, 'POST'));
  };
  const between = large.idle;
  print(
    `| apply ${cells(await duel(apply, () => send(floorOf('apply', [loads[next++], companyId])), WRITES, { rounds: ROUNDS, between }))} |`,
  );

  const shipper = await large.person(0, SHIPPER);
  const waiting = await waitingPostulations(large.owner, large.world.companyIds[0]!, total * 2);
  let given = 0;
  const award: Work = () => {
    const { opportunityId, postulationId, ...facts } = waiting[given++]!;
    return send(large.put(shipper, `/operation/create/${opportunityId}/${postulationId}`, awardForm(facts), 'POST'));
  };
  const bareAward: Work = () => {
    const { opportunityId, postulationId } = waiting[given++]!;
    return send(floorOf('award', [opportunityId, postulationId]));
  };
  print(
    `| award with order, history and events ${cells(await duel(award, bareAward, WRITES, { rounds: ROUNDS, between }))} |`,
  );
});

it('measures publishing to many people and to nobody', async () => {
  const { many, nobody } = await publishers(large, 30);
  const times = { many: [] as number[], nobody: [] as number[] };
  for (const [nth, request] of many.entries()) {
    for (const [name, one] of [
      ['many', request],
      ['nobody', nobody[nth]!],
    ] as const) {
      await large.idle();
      const start = performance.now();
      await send(one);
      times[name].push(performance.now() - start);
    }
  }
  const middle = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
  const [busy, alone] = [middle(times.many), middle(times.nobody)];
  print(
    `| publishing to 2,000 people | ${(busy / alone).toFixed(2)} × | ${busy.toFixed(1)} ms against ${alone.toFixed(1)} ms |`,
  );
});

it('measures the list requests of the largest company, one after the other', async () => {
  const user = await large.person(0, [...SHIPPER, ...CARRIER]);
  const applicant = await large.person(MOST_APPLICATIONS, CARRIER);
  const { rows } = await large.owner.query(`select id from partner where company_id = $1 and kind = 'client' limit 1`, [
    large.world.companyIds[0],
  ]);
  for (const [list, queries] of Object.entries(LIST_QUERIES)) {
    print(`\n| ${list} | total | ms | fastest | slowest |\n|---|---|---|---|---|`);
    for (const [name, path] of Object.entries(queries)) {
      const asked = path.replace('$company', large.world.companyIds[1]!).replace('$client', rows[0].id);
      const request = large.ask(list === 'applications' ? applicant : user, encodeURI(asked));
      const { totalRegistry } = JSON.parse(await send(request)) as { totalRegistry: number };
      const { fastest, middle, slowest } = await spread(15, () => send(request));
      print(`| ${name} | ${totalRegistry} | ${middle.toFixed(1)} | ${fastest.toFixed(1)} | ${slowest.toFixed(1)} |`);
    }
  }
});
