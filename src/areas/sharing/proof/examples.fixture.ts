import { mayDo } from '#areas/load-orders/contract/order-moves.ts';
import { may, seedOrder } from '#areas/load-orders/proof/order-records.fixture.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import * as requests from '#areas/sharing/contract/client-request.calls.ts';
import * as views from '#areas/sharing/contract/client-view.calls.ts';
import * as links from '#areas/sharing/contract/public-link.calls.ts';
import * as ratings from '#areas/sharing/contract/rating.calls.ts';
import * as forms from '#areas/sharing/contract/web-form.calls.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import { seedFile } from '#testing/proof.ts';
import { seedLink, seedLinkedDocument, seedRating, seedRequest } from './link-records.fixture.ts';

const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;

const linkExamples: readonly Example[] = [
  example(
    links.createPublicLink,
    'refused',
    async (scene) => ({
      body: { purpose: 'client' as const, loadingOrderId: (await seedOrder(scene)).id, shows: ['tasks' as const] },
    }),
    may('write'),
  ),
  example(
    links.listPublicLinks,
    'refused',
    async (scene) => ({ query: { loadingOrderId: (await seedLink(scene, 'client')).orderId } }),
    may('write'),
  ),
  example(
    links.revokePublicLink,
    'refused',
    async (scene) => ({ params: { id: (await seedLink(scene, 'client')).id } }),
    may('write'),
  ),
];

const viewExamples: readonly Example[] = [
  example(views.readClientView, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'client')).alias },
    query: {},
  })),
  example(views.readClientDocument, OPEN, async (scene) => {
    const link = await seedLink(scene, 'client');
    const documentId = await seedLinkedDocument(scene, link, await seedFile(scene.proof, scene.side));
    return { params: { loadOrderId: link.alias, documentId }, query: {} };
  }),
  example(views.readClientReport, OPEN, async (scene) => ({
    params: { reportId: (await seedLink(scene, 'report')).alias },
    query: {},
  })),
  example(views.followClientView, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'client')).alias },
  })),
  example(views.followClientReport, OPEN, async (scene) => ({
    params: { reportId: (await seedLink(scene, 'report')).alias },
  })),
  example(views.followAgroMap, OPEN, async (scene) => ({
    params: { companyId: (await seedLink(scene, 'agroMap')).alias },
  })),
  example(views.readAgroMap, OPEN, async (scene) => ({ query: { link: (await seedLink(scene, 'agroMap')).alias } })),
];

/** The holder of a form: its address, and the cookie that replaced the token. */
async function heldForm(scene: Scene) {
  const { alias, secret } = await seedLink(scene, 'webForm', { exchanged: true });
  return { params: { loadOrderId: alias }, cookies: { 'tropeiro.form': secret } };
}

const formExamples: readonly Example[] = [
  example(forms.exchangeFormToken, OPEN, async (scene) => {
    const { alias, secret } = await seedLink(scene, 'webForm');
    return { params: { loadOrderId: alias }, body: { token: secret } };
  }),
  example(forms.readWebForm, OPEN, async (scene) => ({ ...(await heldForm(scene)), query: {} })),
  example(forms.followWebForm, OPEN, heldForm),
  example(forms.proposeSchedule, OPEN, async (scene) => ({
    ...(await heldForm(scene)),
    body: { name: 'Elena', loadingDate: '2026-12-03', loadingHour: '10:00' },
  })),
  example(forms.requestReassignment, OPEN, async (scene) => ({
    ...(await heldForm(scene)),
    body: { name: 'Elena', comment: 'No entra', plate: '1234ABC' },
  })),
];

const ASSIGNED = { kind: 'normal', status: ORDER_STATUS.assigned, side: 'own' } as const;

const requestExamples: readonly Example[] = [
  example(
    requests.listClientRequests,
    'refused',
    async (scene) => ({ params: { id: (await seedRequest(scene)).id } }),
    may('read'),
  ),
  example(
    requests.answerClientRequest,
    'refused',
    async (scene) => ({ params: await seedRequest(scene), body: { accept: true, answer: 'De acuerdo' } }),
    { allows: (held) => mayDo('editDates', ASSIGNED, held) },
  ),
];

const ratable = (scene: Scene) => seedLink(scene, 'rating', { status: ORDER_STATUS.finished });

const ratingExamples: readonly Example[] = [
  example(ratings.readRatedTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await ratable(scene)).alias },
    query: {},
  })),
  example(ratings.followRatedTrip, OPEN, async (scene) => ({ params: { loadOrderId: (await ratable(scene)).alias } })),
  example(ratings.rateTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await ratable(scene)).alias },
    body: { facility: 4, driver: 5, company: null, comment: 'Bien' },
  })),
  example(
    ratings.listOrderRatings,
    'refused',
    async (scene) => ({ params: { id: (await seedRating(scene)).id } }),
    may('read'),
  ),
  example(
    ratings.replyToRating,
    'refused',
    async (scene) => ({ params: await seedRating(scene), body: { reply: 'Gracias' } }),
    may('write'),
  ),
];

/** The calls of people without an account. */
export const examples: readonly Example[] = [
  ...linkExamples,
  ...viewExamples,
  ...formExamples,
  ...requestExamples,
  ...ratingExamples,
];
