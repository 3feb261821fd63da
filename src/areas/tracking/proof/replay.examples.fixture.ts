import { may, seedOrder } from '#areas/load-orders/proof/order-records.fixture.ts';
import { type Example, example, listExamples } from '#testing/example.ts';
import { controlEventList } from '../contract/control-event.list.ts';
import * as replay from '../contract/replay.calls.ts';

export const replayExamples: readonly Example[] = [
  example(
    replay.readReplay,
    'refused',
    async (scene) => ({ query: { orderId: (await seedOrder(scene)).id } }),
    may('read'),
  ),
  example(
    replay.exportReplay,
    'refused',
    async (scene) => ({
      query: { orderId: (await seedOrder(scene)).id, format: 'gpx' as const },
    }),
    may('read'),
  ),
  example(
    replay.readTripReport,
    'refused',
    async (scene) => ({ params: { id: (await seedOrder(scene)).id } }),
    may('read'),
  ),
  ...listExamples(controlEventList, 'plates'),
];
