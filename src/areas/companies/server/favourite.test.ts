import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptAssociation,
  endAssociation,
  favouriteAssociation,
  requestAssociation,
} from '#areas/companies/contract/association.calls.ts';
import { type AssociationRow, associationList } from '#areas/companies/contract/association.list.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { Trx } from '#platform/db/database.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { auditTrail, startCompanies, type Team, team } from './companies.fixture.ts';
import { associatedCompanies, favouriteCompanies } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

const list = listCalls(associationList);

async function requested(asking: Team, asked: Team): Promise<string> {
  const { body } = await app.call(asking.manager, requestAssociation, { body: { companyId: asked.company.id } });
  return body.association._id;
}

async function associated(asking: Team, asked: Team): Promise<string> {
  const id = await requested(asking, asked);
  await app.call(asked.manager, acceptAssociation, { params: { id } });
  return id;
}

const star = (user: TestUser, id: string, favourite = true) =>
  app.call(user, favouriteAssociation, { params: { id }, body: { favourite } });

async function rows({ manager }: Team, query: Record<string, string> = {}): Promise<readonly AssociationRow[]> {
  const { body } = await app.call(manager, list.read, { query: query as never });
  return body.associatedCompanies as readonly AssociationRow[];
}

const asMember = <T>({ company, manager }: Team, work: (trx: Trx) => Promise<T>) =>
  app.services.database.asMember({ companyId: company.id, userId: manager.userId }, work);
const favourites = (side: Team) => asMember(side, (trx) => favouriteCompanies(trx, side.company.id));
const stars = () =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('company_favourite').select(['company_id', 'favourite_company_id']).execute(),
  );

describe('a favourite company', () => {
  it('is marked and unmarked by either side, each for itself', async () => {
    const [asking, asked] = [await team(app), await team(app)];
    const id = await associated(asking, asked);
    const { status, body } = await star(asked.manager, id);
    expect(status).toBe(200);
    expect(body.association).toEqual({ _id: id, companyId: asking.company.id, status: 'accepted', favourite: true });
    expect([(await rows(asked))[0]?.favourite, (await rows(asking))[0]?.favourite]).toEqual([true, false]);
    expect([await favourites(asked), await favourites(asking)]).toEqual([[asking.company.id], []]);

    expect((await star(asked.manager, id)).status).toBe(200);
    expect((await star(asked.manager, id, false)).body.association.favourite).toBe(false);
    expect((await rows(asked))[0]?.favourite).toBe(false);
    const trail = (await auditTrail(app, 'companyAssociation', id)).slice(2);
    expect(trail.map(({ action, company_id, changes }) => [action, company_id, changes])).toEqual([
      ['companies.favouriteAssociation', asked.company.id, { favourite: { from: false, to: true } }],
      ['companies.favouriteAssociation', asked.company.id, { favourite: { from: true, to: false } }],
    ]);
  });

  it('is one star when several people mark it at once', async () => {
    const [asking, asked] = [await team(app), await team(app)];
    const id = await associated(asking, asked);
    const answers = await Promise.all([1, 2, 3, 4].map(() => star(asking.manager, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await favourites(asking)).toEqual([asked.company.id]);
  });

  it('needs an accepted association', async () => {
    const [asking, asked] = [await team(app), await team(app)];
    const id = await requested(asking, asked);
    const early = await star(asking.manager, id);
    expect([early.status, early.error.code]).toEqual([409, 'companies.associationNotAccepted']);
    await app.call(asked.manager, acceptAssociation, { params: { id } });
    await app.call(asked.manager, endAssociation, { params: { id } });
    expect((await star(asking.manager, id)).error.code).toBe('companies.associationNotAccepted');
    expect(await favourites(asking)).toEqual([]);
  });

  it('loses its star on both sides with the end of the association, and begins without one', async () => {
    const [asking, asked, third] = [await team(app), await team(app), await team(app)];
    const id = await associated(asking, asked);
    await star(asking.manager, id);
    await star(asked.manager, id);
    await star(asked.manager, await associated(third, asked));
    await app.call(asking.manager, endAssociation, { params: { id } });
    const own = [asking.company.id, asked.company.id];
    expect((await stars()).filter((row) => own.includes(row.company_id))).toEqual([
      { company_id: asked.company.id, favourite_company_id: third.company.id },
    ]);
    const again = await associated(asked, asking);
    expect((await rows(asking)).map(({ favourite }) => favourite)).toEqual([false, false]);
    await star(asking.manager, again);
    expect((await rows(asking)).map(({ _id, favourite }) => [_id, favourite])).toEqual([
      [again, true],
      [id, false],
    ]);
  });

  it('leaves no star behind when it is marked while the association ends', async () => {
    const [asking, asked] = [await team(app), await team(app)];
    const id = await associated(asking, asked);
    const [marked, ended] = await Promise.all([
      star(asking.manager, id),
      app.call(asked.manager, endAssociation, { params: { id } }),
    ]);
    expect(ended.status).toBe(200);
    expect([200, 409]).toContain(marked.status);
    expect((await stars()).filter((row) => row.company_id === asking.company.id)).toEqual([]);
  });

  it('is marked only with permission, by nobody of another company', async () => {
    const [asking, asked, stranger] = [await team(app), await team(app), await team(app)];
    const id = await associated(asking, asked);
    const reader = await app.world.user({ company: asking.company, permissions: ['company-profile-read'] });
    expect((await star(reader, id)).status).toBe(403);
    expect((await star(stranger.manager, id)).status).toBe(404);
    expect((await star(asking.manager, createId())).status).toBe(404);
    expect(await favourites(asking)).toEqual([]);
  });

  it('is hidden from other companies, even the marked one, by the database itself', async () => {
    const [asking, asked] = [await team(app), await team(app)];
    await star(asking.manager, await associated(asking, asked));
    const seen = (side: Team) =>
      asMember(side, (trx) => trx.selectFrom('company_favourite').select('favourite_company_id').execute());
    expect([(await seen(asking)).length, (await seen(asked)).length]).toEqual([1, 0]);
    const forged = asMember(asked, (trx) =>
      trx
        .insertInto('company_favourite')
        .values({
          company_id: asking.company.id,
          favourite_company_id: asked.company.id,
          created_by: asked.manager.userId,
        })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
  });

  it('is followed by open lists of the own company alone', async () => {
    const [asking, asked] = [await team(app), await team(app)];
    const id = await associated(asking, asked);
    const published = () =>
      app.services.database.asPlatform(async (trx) => {
        const { rows: signals } = await sql<{ id: string; company: string }>`
          select id, company_id as company from app.signal where topic = 'association' and record_id = ${id}`.execute(
          trx,
        );
        return signals;
      });
    const before = (await published()).map((signal) => signal.id);
    await star(asking.manager, id);
    await star(asking.manager, id, false);
    const after = (await published()).filter((signal) => !before.includes(signal.id));
    expect(after.map(({ company }) => company)).toEqual([asking.company.id, asking.company.id]);
  });

  it('is filtered and sorted in the list, and read by name for higher areas', async () => {
    const own = await team(app);
    const partners = [await team(app, 'BO', 'Óscar'), await team(app, 'BO', 'Norte'), await team(app, 'BO', 'Pampa')];
    const ids: string[] = [];
    for (const partner of partners) ids.push(await associated(own, partner));
    await requested(own, await team(app, 'BO', 'Quieta'));
    await star(own.manager, ids[0]!);
    await star(own.manager, ids[2]!);
    const names = async (query: Record<string, string>) => (await rows(own, query)).map((row) => row.companyName);
    expect((await names({ favourite: 'true' })).sort()).toEqual(['Pampa', 'Óscar']);
    expect((await names({ favourite: 'false' })).sort()).toEqual(['Norte', 'Quieta']);
    expect((await names({ sort: '-favourite' })).slice(0, 2).sort()).toEqual(['Pampa', 'Óscar']);
    expect((await names({ sort: 'favourite' })).slice(0, 2).sort()).toEqual(['Norte', 'Quieta']);
    const [oscar, norte, pampa] = partners.map(({ company }) => company.id);
    const expected = [
      { companyId: norte, companyName: 'Norte', favourite: false },
      { companyId: oscar, companyName: 'Óscar', favourite: true },
      { companyId: pampa, companyName: 'Pampa', favourite: true },
    ];
    expect(await asMember(own, (trx) => associatedCompanies(trx, own.company.id))).toEqual(expected);
    expect(await favourites(own)).toEqual([oscar, pampa]);
    const asPlatform = app.services.database.asPlatform((trx) => favouriteCompanies(trx, own.company.id));
    expect(await asPlatform).toEqual([oscar, pampa]);
  });
});
