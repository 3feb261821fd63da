import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import { emit } from '#platform/jobs/events.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import * as applying from '../../contract/postulation.calls.ts';
import { opportunityPublished } from '../opportunity.events.ts';
import { findOpportunity } from '../opportunity.repository.ts';
import { opportunitySummary } from '../opportunity-summary.ts';
import { type Cast, startCast } from './recipients.fixture.ts';
import { sceneAt } from './scene.fixture.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.app.close());

const newestOf = async (who: TestUser) =>
  (await cast.app.call(who, listNotifications, { query: { size: 1 } })).body.notifications[0];
const applyAs = (who: TestUser, id: string) =>
  cast.app.call(who, applying.applyForOpportunity, { params: { id }, body: {} });
const reject = (id: string) => ({ params: { id }, body: { reason: 'Cambio de planes' } });

describe('a notice of the marketplace', () => {
  it('shows the photo of the trucker who applied, and none where there is none', async () => {
    const { app, people } = cast;
    const one = await sceneAt(cast, 'published');
    await cast.during(() => applyAs(people.trucker, one.opportunity._id));
    const pictured = await newestOf(people.creator);
    expect(pictured?.type).toBe('postulation');
    const picture = await app.product.http.inject({ method: 'GET', url: pictured?.truckerPostulationPhoto ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const other = await sceneAt(cast, 'published');
    await cast.during(() => applyAs(people.otherTrucker, other.opportunity._id));
    expect(await newestOf(people.creator)).toMatchObject({ type: 'postulation', truckerPostulationPhoto: null });
  });

  it('is in the language of its reader, with the reason', async () => {
    const { app, people, teams } = cast;
    const permissions = ['opportunity-postulate', 'opportunity-read-my-postulations'];
    const [english, portuguese] = [
      await app.world.user({ company: teams.rival.company, permissions, language: 'en' }),
      await app.world.user({ company: teams.rival.company, permissions, language: 'pt-BR' }),
    ];
    const { mine } = await sceneAt(cast, 'applied');
    await cast.during(() => app.award(cast.shipper, mine));
    expect((await newestOf(english))?.message).toMatch(
      /^Application not accepted, Molinos del Oriente thanks you for applying for OF-\d+: All trucks have been accepted$/,
    );
    expect((await newestOf(portuguese))?.message).toMatch(
      /^Candidatura não aceita, Molinos del Oriente agradece o interesse em OF-\d+: Todos os caminhões já foram aceitos$/,
    );
    expect((await newestOf(people.rival))?.message).toMatch(/^Postulación no aceptada, /);
  });

  it('is one mail to whoever is concerned twice: by what they made, and by what they may do', async () => {
    const { app, people } = cast;
    const { opportunity } = await sceneAt(cast, 'published', {}, people.shipperMailed);
    const applied = await cast.during(() => applyAs(people.carrierMailed, opportunity._id));
    expect(applied.mails).toEqual(['shipperMailed']);
    const rejected = await cast.during(() =>
      app.call(people.shipperMailed, applying.rejectPostulations, reject(opportunity._id)),
    );
    expect(rejected.mails).toEqual(['carrierMailed']);
    const params = { id: opportunity._id };
    await app.call(people.shipperMailed, calls.unpublishOpportunity, { params });
    const again = await cast.during(() => app.call(people.shipperMailed, calls.publishOpportunity, { params }));
    expect(again.mails).toEqual(['carrierMailed']);
  });

  it('reaches a creator who only uses the marketplace, and opens there', async () => {
    const { app, shipper, people } = cast;
    const trader = await app.member(shipper.company, 'opportunity-marketplace', 'opportunity-write');
    const inMarketplace = { publicationType: 'marketplace' as const, associatedCompanies: [] };
    const { opportunity } = await sceneAt(cast, 'published', inMarketplace, trader);
    await cast.during(() => applyAs(people.dispatcher, opportunity._id));
    expect(await newestOf(trader)).toMatchObject({
      type: 'carrierPostulation',
      opportunity: opportunity._id,
      isMarketplace: true,
    });
    const read = await app.call(trader, calls.readOpportunity, { params: { id: opportunity._id } });
    expect(read.status).toBe(200);
  });

  it('does not reach who applied before and is not asked any more', async () => {
    const { app, people, teams } = cast;
    const { form, opportunity } = await sceneAt(cast, 'applied');
    const params = { id: opportunity._id };
    await app.call(people.creator, applying.rejectPostulations, reject(opportunity._id));
    const unpublished = await app.call(people.creator, calls.unpublishOpportunity, { params });
    const { version } = unpublished.body.opportunity;
    const body = { ...form, associatedCompanies: [teams.carrier.company.id], version };
    expect((await app.call(people.creator, calls.updateOpportunity, { params, body })).status).toBe(200);
    const { notices } = await cast.during(() => app.call(people.creator, calls.publishOpportunity, { params }));
    const reached = notices.map(({ person }) => person);
    expect(reached).toContain('dispatcher');
    expect(reached).not.toContain('rival');
  });

  it('is not sent about an offer that ended before anybody was notified', async () => {
    const { app, people, teams } = cast;
    const { opportunity } = await sceneAt(cast, 'created');
    const { notices } = await cast.during(async () => {
      await app.services.database.asPlatform(async (trx) => {
        const summary = await opportunitySummary(trx, await findOpportunity(trx, opportunity._id));
        const readers = [{ companyId: teams.rival.company.id, userIds: null }];
        const origin = { companyId: opportunity.companyId, actorId: people.creator.userId };
        const offered = { opportunity: summary, readers, earlier: [], isOpen: false, vehicleType: 'tractor' };
        await emit(trx, opportunityPublished, origin, offered);
      });
      return { status: 200 };
    });
    expect(notices).toEqual([]);
  });
});
