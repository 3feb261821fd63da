import { emit } from '#platform/jobs/events.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import * as applying from '../../contract/postulation.calls.ts';
import { type Opportunity, type OpportunityForm, opportunityForm, type Postulation } from '../opportunities.fixture.ts';
import { awardEnded } from '../opportunity.events.ts';
import { findOpportunity } from '../opportunity.repository.ts';
import { opportunitySummary, postulationSummary } from '../opportunity-summary.ts';
import { findPostulation } from '../postulation.repository.ts';
import type { Cast, Person } from './recipients.fixture.ts';

/** An opportunity for the carrier and its rival, and their applications as far as they applied. */
export interface Scene {
  readonly cast: Cast;
  readonly form: OpportunityForm;
  readonly opportunity: Opportunity;
  readonly mine: Postulation;
  readonly theirs: Postulation;
}

export type Stage = 'created' | 'published' | 'applied' | 'appliedByTrucker' | 'changed' | 'awarded';

const chosen = ({ teams }: Cast): Partial<OpportunityForm> => ({
  publicationType: 'private',
  marketType: 'direct',
  audience: 'chosen',
  associatedCompanies: [teams.carrier.company.id, teams.rival.company.id],
});

export async function sceneAt(
  cast: Cast,
  stage: Stage,
  more: Partial<OpportunityForm> = {},
  creator: TestUser = cast.people.creator,
): Promise<Scene> {
  const { app, people, shipper } = cast;
  const form = opportunityForm({ ...chosen(cast), ...more });
  const made = stage === 'created' ? await app.create(creator, form) : await app.published(creator, form);
  const scene: { -readonly [K in keyof Scene]?: Scene[K] } = { cast, form, opportunity: made };
  if (['applied', 'appliedByTrucker', 'changed', 'awarded'].includes(stage)) {
    const applicant = stage === 'appliedByTrucker' ? people.trucker : people.dispatcher;
    scene.mine = await app.apply(applicant, made._id, { price: { type: 'simple', value: '1177', currency: 'USD' } });
    scene.theirs = await app.apply(people.rival, made._id, {
      price: { type: 'simple', value: '1266', currency: 'USD' },
    });
  }
  if (stage === 'changed') await change(scene as Scene);
  if (stage === 'awarded') await app.award(shipper, scene.mine!);
  return scene as Scene;
}

export async function change({ cast, form, opportunity: { _id: id } }: Scene) {
  const { version } = await cast.app.read(cast.people.creator, id);
  const freightOffered = { ...form.freightOffered, value: '1300.00' };
  const body = { ...form, freightOffered, version };
  return cast.app.call(cast.people.creator, calls.updateOpportunity, { params: { id }, body });
}

export const offer = (cast: Cast, who: Person, { _id: id, offer: last }: Postulation, value: string) =>
  cast.app.call(cast.people[who], applying.offerPrice, {
    params: { id },
    body: { after: last.number, price: { type: 'simple', value, currency: 'USD' } },
  });

/** The clock is the database's: the deadline moves instead. */
export async function reachDeadline({ cast, opportunity }: Scene) {
  await cast.app.services.database.asPlatform((trx) =>
    trx
      .updateTable('opportunity')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('id', '=', opportunity._id)
      .execute(),
  );
  await cast.app.clock();
  return { status: 200 };
}

/** As the order reports it that is given back or cancelled. */
export async function endAward({ cast, opportunity, mine }: Scene, by: 'carrier' | 'shipper') {
  const actorId = by === 'carrier' ? cast.people.dispatcher.userId : cast.people.creator.userId;
  await cast.app.services.database.asPlatform(async (trx) => {
    const payload = {
      opportunity: await opportunitySummary(trx, await findOpportunity(trx, opportunity._id)),
      postulation: postulationSummary(await findPostulation(trx, mine._id)),
      by,
      reason: null,
    };
    await emit(trx, awardEnded, { companyId: opportunity.companyId, actorId }, payload);
  });
  return { status: 200 };
}
