import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/opportunity.calls.ts';
import { notifications } from '../../contract/opportunity.notifications.ts';
import * as applying from '../../contract/postulation.calls.ts';
import type { OpportunityForm } from '../opportunities.fixture.ts';
import { type Cast, type Person, startCast } from './recipients.fixture.ts';
import { change, endAward, offer, reachDeadline, type Scene, type Stage, sceneAt } from './scene.fixture.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.app.close());

const refusal = { reason: 'noTruck' as const };
const reason = 'Buscamos otro tipo de camión';

interface Move {
  readonly does: string;
  readonly at: Stage;
  readonly form?: () => Partial<OpportunityForm>;
  /** Between the stage and the move. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly move: (scene: Scene) => Promise<{ readonly status: number }>;
  /** The notification types each person gets; people who are not listed get none. */
  readonly receives: Partial<Readonly<Record<Person, readonly string[]>>>;
  readonly mails?: readonly Person[];
  /** What the notice of a person says. */
  readonly says?: Partial<Readonly<Record<Person, string | RegExp>>>;
}

const all = (who: readonly Person[], type: string) => Object.fromEntries(who.map((person) => [person, [type]]));
const SHIPPERS: readonly Person[] = ['creator', 'colleague', 'unpriced'];
const APPLICANTS: readonly Person[] = ['dispatcher', 'marketeer', 'applier'];
const OFFERED: readonly Person[] = ['dispatcher', 'marketeer', 'carrierAuditor', 'trucker', 'otherTrucker'];

const MOVES: readonly Move[] = [
  {
    does: 'publishing to two companies',
    at: 'created',
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.creator, calls.publishOpportunity, { params: { id } }),
    receives: all([...OFFERED, 'rival'], 'opportunityCreated'),
    mails: ['carrierMailed'],
    says: { trucker: 'Nueva oportunidad, Molinos del Oriente ofrece carga de Santa Cruz a La Paz' },
  },
  {
    does: 'publishing without mails',
    at: 'created',
    form: () => ({ emailNotification: false }),
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.creator, calls.publishOpportunity, { params: { id } }),
    receives: all([...OFFERED, 'rival'], 'opportunityCreated'),
  },
  {
    does: 'publishing to chosen people of a company',
    at: 'created',
    form: () => ({ usersCompaniesAssociated: [cast.people.marketeer.userId] }),
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.creator, calls.publishOpportunity, { params: { id } }),
    receives: all(['marketeer', 'rival'], 'opportunityCreated'),
  },
  {
    does: 'publishing again, to those who applied and lost and to the others',
    at: 'applied',
    before: async ({ opportunity: { _id: id } }) => {
      await cast.app.call(cast.people.creator, applying.rejectPostulations, { params: { id }, body: { reason } });
      await cast.app.call(cast.people.creator, calls.unpublishOpportunity, { params: { id } });
    },
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.creator, calls.publishOpportunity, { params: { id } }),
    receives: all([...OFFERED, 'rival'], 'opportunityCreated'),
    mails: ['carrierMailed'],
    says: {
      dispatcher: 'Publicada de nuevo, Molinos del Oriente vuelve a ofrecer carga de Santa Cruz a La Paz',
      marketeer: 'Nueva oportunidad, Molinos del Oriente ofrece carga de Santa Cruz a La Paz',
    },
  },
  {
    does: 'refusing a direct one: the next company is asked',
    at: 'published',
    form: () => ({ publicationType: 'direct', answerHours: 2 }),
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.dispatcher, applying.refuseOpportunity, { params: { id }, body: refusal }),
    receives: { rival: ['opportunityCreated'] },
  },
  {
    does: 'the last one refusing a direct one',
    at: 'published',
    form: () => ({
      publicationType: 'direct',
      answerHours: 2,
      associatedCompanies: [cast.teams.carrier.company.id],
    }),
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.dispatcher, applying.refuseOpportunity, { params: { id }, body: refusal }),
    receives: all(SHIPPERS, 'opportunityExpired'),
    mails: ['shipperMailed'],
    says: { creator: /^Publicación terminada, .* ya no está publicada: Nadie aceptó$/ },
  },
  {
    does: 'a company applying',
    at: 'published',
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.dispatcher, applying.applyForOpportunity, { params: { id }, body: {} }),
    receives: all(SHIPPERS, 'carrierPostulation'),
    mails: ['shipperMailed'],
    says: { creator: /^Nueva postulación de empresa de transporte, Transportes Cordillera quiere llevar/ },
  },
  {
    does: 'a trucker applying',
    at: 'published',
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.trucker, applying.applyForOpportunity, { params: { id }, body: {} }),
    receives: all(SHIPPERS, 'postulation'),
    mails: ['shipperMailed'],
    says: { creator: /^Nueva postulación, Juan Mamani \d+ quiere llevar la oportunidad OF-\d+$/ },
  },
  {
    does: 'an applicant naming another price',
    at: 'applied',
    move: ({ mine }) => offer(cast, 'dispatcher', mine, '1155'),
    receives: all(SHIPPERS, 'postulationOffer'),
    mails: ['shipperMailed'],
    says: {
      creator: /^Nuevo precio, Transportes Cordillera pide 1155\.00 USD por la oportunidad OF-\d+$/,
      unpriced: /^Nuevo precio, Transportes Cordillera hizo otra oferta para la oportunidad OF-\d+$/,
    },
  },
  {
    does: 'a counter-offer',
    at: 'applied',
    move: ({ mine }) => offer(cast, 'creator', mine, '1133'),
    receives: all(APPLICANTS, 'counterOffer'),
    mails: ['carrierMailed'],
    says: { dispatcher: /^Contraoferta, Molinos del Oriente ofrece 1133\.00 USD por la oportunidad OF-\d+$/ },
  },
  {
    does: 'a counter-offer to a trucker',
    at: 'appliedByTrucker',
    move: ({ mine }) => offer(cast, 'creator', mine, '1133'),
    receives: all([...APPLICANTS, 'trucker'], 'counterOffer'),
    mails: ['carrierMailed'],
  },
  {
    does: 'a counter-offer about freight without mails',
    at: 'applied',
    form: () => ({ emailNotification: false }),
    move: ({ mine }) => offer(cast, 'creator', mine, '1133'),
    receives: all(APPLICANTS, 'counterOffer'),
  },
  {
    does: 'changing the price',
    at: 'applied',
    move: change,
    receives: all([...APPLICANTS, 'rival'], 'opportunityChanged'),
    mails: ['carrierMailed'],
  },
  {
    does: 'confirming after a change',
    at: 'changed',
    move: ({ mine: { _id: id } }) =>
      cast.app.call(cast.people.dispatcher, applying.confirmPostulation, { params: { id } }),
    receives: all(SHIPPERS, 'postulationConfirmed'),
    mails: ['shipperMailed'],
  },
  {
    does: 'withdrawing',
    at: 'applied',
    move: ({ mine: { _id: id } }) =>
      cast.app.call(cast.people.dispatcher, applying.withdrawPostulation, { params: { id }, body: { reason: null } }),
    receives: all(SHIPPERS, 'postulationWithdrawn'),
    mails: ['shipperMailed'],
    says: { creator: /: sin motivo indicado$/ },
  },
  {
    does: 'rejecting one',
    at: 'applied',
    move: ({ theirs: { _id: id } }) =>
      cast.app.call(cast.people.creator, applying.rejectPostulation, { params: { id }, body: { reason } }),
    receives: all(['rival'], 'postulationRejected'),
    says: { rival: /^Postulación no aceptada, Molinos del Oriente agradece .*: Buscamos otro tipo de camión$/ },
  },
  {
    does: 'awarding: the winner is accepted, the other reads that nothing is left',
    at: 'applied',
    move: ({ mine }) => cast.app.award(cast.shipper, mine),
    receives: {
      ...all(APPLICANTS, 'postulationAccepted'),
      // The order itself is announced by its own area.
      dispatcher: ['loadOrderAssignedToCarrier', 'postulationAccepted'],
      rival: ['postulationRejected'],
    },
    mails: ['carrierMailed'],
    says: { rival: /^Postulación no aceptada, .*: Ya se aceptaron todos los camiones$/ },
  },
  {
    does: 'awarding a trucker',
    at: 'appliedByTrucker',
    move: ({ mine }) => cast.app.award(cast.shipper, mine),
    receives: {
      ...all([...APPLICANTS, 'trucker'], 'postulationAccepted'),
      dispatcher: ['loadOrderAssignedToCarrier', 'postulationAccepted'],
      rival: ['postulationRejected'],
    },
    mails: ['carrierMailed'],
  },
  {
    does: 'the deadline',
    at: 'applied',
    move: reachDeadline,
    receives: {
      ...all([...APPLICANTS, 'rival'], 'postulationExpired'),
      ...all(SHIPPERS, 'opportunityExpired'),
    },
    mails: ['carrierMailed', 'shipperMailed'],
    says: { creator: /: Plazo vencido$/ },
  },
  {
    does: 'cancelling',
    at: 'applied',
    move: ({ opportunity: { _id: id } }) =>
      cast.app.call(cast.people.creator, calls.cancelOpportunity, { params: { id }, body: { reason } }),
    receives: all([...APPLICANTS, 'rival'], 'opportunityCancelled'),
    mails: ['carrierMailed'],
    says: { rival: /^Oportunidad cancelada, Molinos del Oriente canceló OF-\d+: Buscamos otro tipo de camión$/ },
  },
  {
    does: 'the carrier giving an award back',
    at: 'awarded',
    move: (scene) => endAward(scene, 'carrier'),
    receives: all(SHIPPERS, 'awardGivenBack'),
    mails: ['shipperMailed'],
  },
  {
    does: 'the shipper cancelling an award',
    at: 'awarded',
    move: (scene) => endAward(scene, 'shipper'),
    receives: all(APPLICANTS, 'awardCancelled'),
    mails: ['carrierMailed'],
  },
];

const seen = new Set<string>();
/** What must never stand in a message to the company: the other applicant's name and prices. */
const SECRETS: Partial<Record<Person, RegExp>> = Object.fromEntries([
  ...[...OFFERED, ...APPLICANTS].map((person) => [person, /Fletes del Sur|1266/]),
  ['rival', /Cordillera|Mamani|1177|1155|1133/],
  ['unpriced', /\d\.\d\d/],
]);

describe('who is notified of what happens in the marketplace', () => {
  it.each(MOVES)('$does', async ({ at, form, before, move, receives, mails = [], says = {} }) => {
    const scene = await sceneAt(cast, at, form?.());
    await before?.(scene);
    const happened = await cast.during(() => move(scene));
    const received: Partial<Record<Person, string[]>> = {};
    for (const { person, type } of happened.notices) received[person] = [...(received[person] ?? []), type].sort();
    expect(received).toEqual(receives);
    expect(happened.mails.sort()).toEqual(mails);
    for (const notice of happened.notices) {
      seen.add(notice.type);
      expect(notice.message).not.toMatch(/\{\{|opportunities\.|notifications\./);
      expect(notice.message).not.toMatch(SECRETS[notice.person] ?? /^$/);
      if (notice.type.startsWith('loadOrder')) continue;
      expect(await cast.problemOf(notice)).toBeUndefined();
      if (says[notice.person]) expect(notice.message).toMatch(says[notice.person]!);
    }
  });

  it('covers every kind', () => {
    expect(notifications.map(({ type }) => type).filter((type) => !seen.has(type))).toEqual([]);
  });
});
