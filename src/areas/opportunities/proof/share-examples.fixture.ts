import { holds, type PermissionRule } from '#kernel/permission.ts';
import { type Example, example } from '#testing/example.ts';
import { READ_OPPORTUNITIES } from '../contract/opportunity.permissions.ts';
import * as outside from '../contract/outside.calls.ts';
import * as sharing from '../contract/share.calls.ts';
import { outsiderForm, seedContact, seedOutsider, seedShared } from './share-records.fixture.ts';

const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;
/** Writing an opportunity that somebody else made takes reading all of them. */
const rule: PermissionRule = READ_OPPORTUNITIES;
const readsAll = { allows: (held: ReadonlySet<string>) => holds(held, rule) };

const companyExamples: readonly Example[] = [
  example(
    sharing.createOpportunityLink,
    'refused',
    async (scene) => ({
      params: { id: (await seedShared(scene)).opportunityId },
      body: { recipient: 'Grupo Sur', language: 'es' as const },
    }),
    readsAll,
  ),
  example(
    sharing.listOpportunityLinks,
    'refused',
    async (scene) => ({ params: { id: (await seedShared(scene)).opportunityId } }),
    readsAll,
  ),
  example(
    sharing.revokeOpportunityLink,
    'refused',
    async (scene) => {
      const { opportunityId: id, linkId } = await seedShared(scene);
      return { params: { id, linkId } };
    },
    readsAll,
  ),
  example(
    sharing.readOpportunityMessages,
    'refused',
    async (scene) => {
      await seedContact(scene);
      return { params: { id: (await seedShared(scene)).opportunityId }, query: { search: scene.side.mark } };
    },
    readsAll,
  ),
  example(
    sharing.openOpportunityMessage,
    'refused',
    async (scene) => ({
      params: { id: (await seedShared(scene)).opportunityId },
      body: await seedContact(scene),
    }),
    readsAll,
  ),
];

const visitorExamples: readonly Example[] = [
  example(outside.readOutsideView, OPEN, async (scene) => ({ ...(await seedOutsider(scene)), query: {} })),
  example(outside.followOutsideView, OPEN, async (scene) => ({ ...(await seedOutsider(scene)), query: {} })),
  example(outside.applyOutside, OPEN, async (scene) => ({
    params: { alias: (await seedShared(scene)).alias },
    body: outsiderForm(),
  })),
  example(outside.offerOutside, OPEN, async (scene) => ({
    ...(await seedOutsider(scene)),
    body: { after: 1, price: '1480.00', comment: null },
  })),
  example(outside.confirmOutside, OPEN, (scene) => seedOutsider(scene, { changed: true })),
  example(outside.withdrawOutside, OPEN, async (scene) => ({
    ...(await seedOutsider(scene)),
    body: { reason: 'Sin camión' },
  })),
];

/** What a company shares with carriers without an account, and what they do by its links. */
export const shareExamples: readonly Example[] = [...companyExamples, ...visitorExamples];
