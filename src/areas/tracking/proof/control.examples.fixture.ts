import { assigned, may } from '#areas/load-orders/proof/order-records.fixture.ts';
import * as control from '#areas/tracking/contract/control.calls.ts';
import { type Example, example } from '#testing/example.ts';

export const controlExamples: readonly Example[] = [
  example(
    control.askLocation,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id } }),
    may('write'),
  ),
  example(
    control.createCheckpoint,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id, place: 'Peaje' } }),
    may('write'),
  ),
  example(
    control.reportIrregular,
    'refused',
    async (scene) => ({ body: { loadingOrderId: (await assigned(scene)).id, type: 'accident' as const } }),
    may('write'),
  ),
  example(control.readControl, 'refused', async (scene) => ({ params: await assigned(scene) }), may('read')),
];
