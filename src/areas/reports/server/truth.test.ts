import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Trx } from '#platform/db/database.ts';
import { differencesOf, rebuildReport, settleLines } from './figures-upkeep.repository.ts';
import { checkCompany, recountSome } from './figures-upkeep.ts';
import { createWritersWorld, type WritersWorld } from './random-writers.fixture.ts';
import { expectTruth, lineCount } from './truth.fixture.ts';

const ROUNDS = 4;
const WRITERS = 6;
const CHANGES = 25;

let world: WritersWorld;
beforeAll(async () => {
  world = await createWritersWorld(await startLifecycle());
});
afterAll(() => world.app.close());

const asPlatform = <T>(work: Parameters<typeof world.app.services.database.asPlatform<T>>[0]) =>
  world.app.services.database.asPlatform(work);
const differences = () => asPlatform((trx) => differencesOf(trx, world.shipper.company.id));

/** Breaks what no one else may write. */
const asOwner = (work: (trx: Trx) => Promise<unknown>) =>
  asPlatform(async (trx) => {
    await sql`reset role`.execute(trx);
    await sql`set local role tropeiro_owner`.execute(trx);
    await work(trx);
  });
const breakFigures = () =>
  asOwner(async (trx) => {
    await sql`update report_line set km = km + 1 where ctid = (select min(ctid) from report_line
      where company_id = ${world.shipper.company.id})`.execute(trx);
    await sql`delete from report_trip where company_id = ${world.shipper.company.id} and order_id = (select order_id from report_trip
      where company_id = ${world.shipper.company.id} order by order_id limit 1)`.execute(trx);
  });

describe('the figures of reports', () => {
  it('are what the orders say, whoever writes at the same time and while lines are put together', async () => {
    let settled = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      let isWriting = true;
      const settling = (async () => {
        while (isWriting) {
          await recountSome(world.app.services.database, 3);
          await asPlatform((trx) => settleLines(trx, 1));
          settled += 1;
        }
      })();
      await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => world.write(`round ${round} writer ${writer}`, CHANGES)),
      ).finally(() => {
        isWriting = false;
      });
      await settling;
      await expectTruth(world);
    }
    expect(settled).toBeGreaterThan(ROUNDS);
  });

  it('stay the same when their lines are put together, and need fewer of them', async () => {
    await world.write('more', CHANGES);
    const before = await lineCount(world);
    await asPlatform((trx) => settleLines(trx, 1));
    await expectTruth(world);
    expect(await lineCount(world)).toBeLessThan(before);
  });

  it('are the same when they are counted from nothing, also while others write', async () => {
    await Promise.all([
      world.write('during', CHANGES),
      ...world.companies.map((id) => asPlatform((trx) => rebuildReport(trx, id))),
    ]);
    await expectTruth(world);
  });

  it('that are wrong are found, counted and put right', async () => {
    const { services } = world.app;
    const counted = async () => (await services.metrics.reportDifferences.get()).values[0]?.value ?? 0;
    const before = await counted();
    await breakFigures();
    expect(await differences()).toMatchObject({ trips: 1 });
    // While its trips are being counted anew they may well differ.
    await asOwner((trx) => sql`select app.ask_recount(${world.shipper.company.id}, null)`.execute(trx));
    await checkCompany(services, world.shipper.company.id);
    expect([await counted(), await differences()]).toMatchObject([before, { trips: 1 }]);
    await asOwner((trx) => sql`delete from report_recount`.execute(trx));
    await checkCompany(services, world.shipper.company.id);
    expect(await counted()).toBeGreaterThan(before);
    await expectTruth(world);
  });

  it.each(['report_line', 'report_trip'])(
    '%s cannot be written by a company, and shows only its own',
    async (table) => {
      const { database } = world.app.services;
      const [who, stranger] = [world.shipper, await world.app.team()];
      const as = <T>(companyId: string, work: Parameters<typeof database.asMember<T>>[1]) =>
        database.asMember({ companyId, userId: null }, work);
      const rows = async (companyId: string) =>
        (await as(companyId, (trx) => sql`select distinct company_id from ${sql.table(table)}`.execute(trx))).rows;
      expect(await rows(who.company.id)).toEqual([{ company_id: who.company.id }]);
      expect(await rows(stranger.company.id)).toEqual([]);
      for (const change of [sql`update ${sql.table(table)} set km = 1000`, sql`delete from ${sql.table(table)}`]) {
        await expect(as(who.company.id, (trx) => change.execute(trx))).rejects.toMatchObject({ code: '42501' });
      }
    },
  );
});
