import { place, seedOperation } from '#areas/operations/proof/examples.fixture.ts';
import * as tradeDocuments from '#areas/trade-documents/contract/order-form.calls.ts';
import { CHECKLIST_QUESTIONS, type ChecklistContent } from '#areas/trade-documents/rules/checklist.ts';
import { CONTRACT_FIELDS, type ContractFields } from '#areas/trade-documents/rules/transport-contract.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

async function seedOrder(scene: Scene): Promise<string> {
  const id = createId();
  const operation_id = await seedOperation(scene, 'normal');
  const { company, mark, admin } = scene.side;
  const values = {
    id,
    company_id: company.id,
    operation_id,
    kind: 'normal',
    code: `OC-${mark}-${fresh()}`,
    status: 0,
    origin: JSON.stringify(place(mark)),
    destination: JSON.stringify(place(mark)),
    origin_city: mark,
    destination_city: mark,
    created_by: admin.userId,
  };
  await write(scene, (trx) => trx.insertInto('load_order').values(values).execute());
  return id;
}

const ANSWERS = Object.fromEntries(
  CHECKLIST_QUESTIONS.map((question) => [question, { answer: 'yes', note: null }]),
) as unknown as ChecklistContent;
const FIELDS = {
  ...Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, null])),
  contractorName: 'Molinos',
} as unknown as ContractFields;

async function seedTradeDocument(scene: Scene, kind: 'checklist' | 'contract'): Promise<string> {
  const id = createId();
  const order_id = await seedOrder(scene);
  const { company, mark, admin } = scene.side;
  const content = JSON.stringify(kind === 'checklist' ? { answers: ANSWERS } : { fields: { ...FIELDS, cargo: mark } });
  const code = `${kind}-${mark}-${fresh()}`;
  const values = { id, company_id: company.id, order_id, kind, code, content, created_by: admin.userId };
  await write(scene, (trx) => trx.insertInto('load_order_form').values(values).execute());
  return id;
}

export const examples: readonly Example[] = [
  example(tradeDocuments.readOperationTradeDocuments, 'refused', async (scene) => ({
    params: { id: await seedOperation(scene, 'normal') },
  })),
  example(tradeDocuments.readFormOrder, 'refused', async (scene) => ({ params: { orderId: await seedOrder(scene) } })),
  example(tradeDocuments.createChecklist, 'refused', async (scene) => ({
    params: { orderId: await seedOrder(scene) },
    body: { answers: ANSWERS, complete: true },
  })),
  example(tradeDocuments.readChecklist, 'refused', async (scene) => ({
    params: { id: await seedTradeDocument(scene, 'checklist') },
  })),
  example(tradeDocuments.updateChecklist, 'refused', async (scene) => ({
    params: { id: await seedTradeDocument(scene, 'checklist') },
    body: { answers: ANSWERS, complete: false, version: 1 },
  })),
  example(tradeDocuments.createContract, 'refused', async (scene) => ({
    params: { orderId: await seedOrder(scene) },
    body: { fields: FIELDS, complete: false },
  })),
  example(tradeDocuments.readContract, 'refused', async (scene) => ({
    params: { id: await seedTradeDocument(scene, 'contract') },
  })),
  example(tradeDocuments.updateContract, 'refused', async (scene) => ({
    params: { id: await seedTradeDocument(scene, 'contract') },
    body: { fields: FIELDS, complete: false, version: 1 },
  })),
  example(tradeDocuments.printContract, 'refused', async (scene) => ({
    params: { id: await seedTradeDocument(scene, 'contract') },
  })),
];
