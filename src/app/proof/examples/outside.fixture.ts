import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import * as views from '#areas/sharing/contract/client-view.calls.ts';
import * as links from '#areas/sharing/contract/public-link.calls.ts';
import * as ratings from '#areas/sharing/contract/rating.calls.ts';
import * as forms from '#areas/sharing/contract/web-form.calls.ts';
import * as trips from '#areas/trips/contract/driver-trip.calls.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, type Scene } from '../example.fixture.ts';
import { agreeBy, seedLink, seedLinkedDocument, seedRating } from '../link-records.fixture.ts';
import { letDrive, seedTask } from '../order-lifecycle-records.fixture.ts';
import { putOnTruck, seedOrder } from '../order-records.fixture.ts';
import { seedFile } from '../records.fixture.ts';

/** The examples are about ordinary orders. */
const may = (right: 'read' | 'write') => ({
  allows: (held: ReadonlySet<string>) => holds(held, ORDER_RIGHTS.normal[right]),
});
const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
  })),
  example(views.readClientDocument, OPEN, async (scene) => {
    const link = await seedLink(scene, 'client');
    const documentId = await seedLinkedDocument(scene, link, await seedFile(scene.proof, scene.side));
    return { params: { loadOrderId: link.alias, documentId }, query: {} };
  }),
  example(views.readClientReport, OPEN, async (scene) => ({
    params: { reportId: (await seedLink(scene, 'report')).alias },
  })),
  example(views.readAgroMap, OPEN, async (scene) => ({ query: { link: (await seedLink(scene, 'agroMap')).alias } })),
];

/** Somebody who holds the form: the address, and the cookie the token became. */
async function heldForm(scene: Scene) {
  const { alias, secret } = await seedLink(scene, 'webForm', { exchanged: true });
  return { params: { loadOrderId: alias }, cookies: { 'tropeiro.form': secret } };
}

const formExamples: readonly Example[] = [
  example(forms.exchangeFormToken, OPEN, async (scene) => {
    const { alias, secret } = await seedLink(scene, 'webForm');
    return { params: { loadOrderId: alias }, body: { token: secret } };
  }),
  example(forms.readWebForm, OPEN, heldForm),
  example(forms.proposeSchedule, OPEN, async (scene) => ({
    ...(await heldForm(scene)),
    body: { name: 'Elena', loadingDate: '2026-12-03', loadingHour: '10:00' },
  })),
  example(forms.requestReassignment, OPEN, async (scene) => ({
    ...(await heldForm(scene)),
    body: { name: 'Elena', comment: 'No entra', plate: '1234ABC' },
  })),
];

const ratable = (scene: Scene) => seedLink(scene, 'rating', { status: ORDER_STATUS.finished });

const ratingExamples: readonly Example[] = [
  example(ratings.readRatedTrip, OPEN, async (scene) => ({ params: { loadOrderId: (await ratable(scene)).alias } })),
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

async function driven(scene: Scene): Promise<{ id: string }> {
  const order = await seedOrder(scene);
  await putOnTruck(scene, order, ORDER_STATUS.assigned);
  await letDrive(scene, order.id, scene.caller);
  return { id: order.id };
}

const driverExamples: readonly Example[] = [
  example(trips.listMyTrips, 'none', () => ({})),
  example(trips.readMyTrip, 'refused', async (scene) => ({ params: await driven(scene) })),
  example(trips.readLinkedTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'driver')).alias },
  })),
  example(trips.acceptLinkedTrip, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'driver')).alias },
    body: {},
  })),
  example(trips.performLinkedTask, OPEN, async (scene) => {
    const link = await seedLink(scene, 'driver');
    const taskId = await seedTask(scene, link.orderId);
    const files = [{ fileName: 'foto.png', content: PNG }];
    return { params: { loadOrderId: link.alias, taskId }, body: { clientKey: `key-${taskId}`, files } };
  }),
  example(trips.consentToLinkedSharing, OPEN, async (scene) => {
    const link = await seedLink(scene, 'driver');
    await agreeBy(scene, link);
    return { params: { loadOrderId: link.alias }, body: { shared: false } };
  }),
  example(trips.shareLinkedPositions, OPEN, async (scene) => {
    const link = await seedLink(scene, 'driver');
    const at = await agreeBy(scene, link);
    return { params: { loadOrderId: link.alias }, body: { positions: [{ at, lat: -17.5, lng: -63.5 }] } };
  }),
];

/** What people without an office see and do. */
export const outsideExamples: readonly Example[] = [
  ...linkExamples,
  ...viewExamples,
  ...formExamples,
  ...ratingExamples,
  ...driverExamples,
];
