import { may, seedOrderIn } from '#areas/load-orders/proof/order-records.fixture.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { readOrderDocuments } from '#areas/tracking/contract/control-document.calls.ts';
import { controlDocumentList } from '#areas/tracking/contract/control-document.list.ts';
import { type Example, example, listExamples } from '#testing/example.ts';

export const documentsExamples: readonly Example[] = [
  ...listExamples(controlDocumentList, 'plates'),
  example(
    readOrderDocuments,
    'refused',
    async (scene) => ({ params: await seedOrderIn(scene, ORDER_STATUS.finished) }),
    may('read'),
  ),
];
