import { assigned, may, seedReadyTruck } from '#areas/load-orders/proof/order-records.fixture.ts';
import { seedLink } from '#areas/sharing/proof/link-records.fixture.ts';
import * as views from '#areas/tracking/contract/view-log.calls.ts';
import * as mine from '#areas/trips/contract/driver-report.calls.ts';
import { type Example, example } from '#testing/example.ts';
import { driven } from './trip-records.fixture.ts';

const OPEN = { open: 'everybody who holds the link may' } as const;

export const privacyExamples: readonly Example[] = [
  example(views.readViewers, 'refused', async (scene) => ({ params: await assigned(scene) }), may('read')),
  // Each signs in anew, because the password counts as confirmed for some minutes only.
  example(
    views.erasePositions,
    'refused',
    async (scene) => ({
      params: { driverId: (await seedReadyTruck(scene)).driverId },
      body: { reason: 'Lo pidió el conductor' },
    }),
    { spends: true },
  ),
  // Only the driver may; each example uses a new person, because a driver sees only the trips they drive.
  example(mine.readMyViewers, 'refused', async (scene) => ({ params: await driven(scene) }), { spends: true }),
  example(mine.readLinkedViewers, OPEN, async (scene) => ({
    params: { loadOrderId: (await seedLink(scene, 'driver')).alias },
  })),
];
