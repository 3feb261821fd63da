import { findAddresses, saveAddress } from '#areas/operations/contract/address-book.calls.ts';
import {
  finalizeAgroOperation,
  findOperationClients,
  OPERATION_CALLS,
  readOperationChoices,
} from '#areas/operations/contract/operation.calls.ts';
import { OPERATION_LISTS } from '#areas/operations/contract/operation.list.ts';
import { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import * as templates from '#areas/operations/contract/stage-template.calls.ts';
import { stageTemplateList } from '#areas/operations/contract/stage-template.list.ts';
import { OPERATION_KINDS, type OperationKind } from '#areas/operations/rules/operation-state.ts';
import { seedPath } from '#areas/routes/proof/route-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

export const place = (cityName: string) => ({
  cityId: 'bo-08-santa-cruz-de-la-sierra',
  cityName,
  countryCode: 'BO' as const,
  address: null,
  reference: null,
  lat: -17.78,
  lng: -63.18,
  category: null,
  warehouseId: null,
});

export async function seedClient(scene: Scene): Promise<string> {
  const id = createId();
  const { company, mark, admin } = scene.side;
  const values = {
    id,
    company_id: company.id,
    kind: 'client',
    name: `Cliente ${mark} ${fresh()}`,
    country_code: 'BO',
    tax_id: `${5_000_000 + fresh()}`,
    search_text: mark.toLowerCase(),
    created_by: admin.userId,
  };
  await write(scene, (trx) => trx.insertInto('partner').values(values).execute());
  return id;
}

export async function seedOperation(scene: Scene, kind: OperationKind): Promise<string> {
  const id = createId();
  const { company, mark, admin } = scene.side;
  const values = {
    id,
    company_id: company.id,
    kind,
    code: `OP-${mark}-${fresh()}`,
    reference: mark,
    origin: JSON.stringify(place(mark)),
    destination: JSON.stringify(place(mark)),
    origin_city: mark,
    destination_city: mark,
    pickup_date: '2026-05-04',
    delivery_date: '2026-05-06',
    promised_tn: kind === 'agro' ? '1000' : null,
    search_text: mark.toLowerCase(),
    created_by: admin.userId,
  };
  await write(scene, (trx) => trx.insertInto('operation').values(values).execute());
  return id;
}

const stages = () => [
  {
    key: 'loading',
    name: 'Carga',
    each: null,
    tasks: [
      { key: 'photos', name: 'Fotos', by: 'driver' as const, evidence: 'photo' as const, required: true, form: [] },
      {
        key: 'weighing',
        name: 'Pesagem',
        by: 'driver' as const,
        evidence: 'form' as const,
        required: true,
        form: [{ key: 'weight', label: 'Peso', type: 'number' as const, required: true, choices: [] }],
      },
    ],
  },
];

async function seedTemplate(scene: Scene): Promise<string> {
  const [id, versionId] = [createId(), createId()];
  const { company, mark, admin } = scene.side;
  const of = { company_id: company.id, created_by: admin.userId };
  await write(scene, async (trx) => {
    const template = { id, ...of, kind: 'normal', name: `Modelo ${mark} ${fresh()}` };
    await trx.insertInto('stage_template').values(template).execute();
    const version = { id: versionId, ...of, template_id: id, number: 1, stages: JSON.stringify(stages()) };
    await trx.insertInto('stage_template_version').values(version).execute();
  });
  return id;
}

export async function operationBody(scene: Scene, kind: OperationKind) {
  return {
    dispatchType: 'direct' as const,
    serviceType: 'national' as const,
    clientId: await seedClient(scene),
    operatorId: null,
    templateId: null,
    reference: `PO-${fresh()}`,
    comment: null,
    origin: place('Santa Cruz'),
    destination: place('La Paz'),
    pickupDate: '2026-05-04',
    deliveryDate: '2026-05-06',
    categoryLoad: 'soy' as const,
    typeTransportUnit: 'tractor' as const,
    weightUnit: 'tn' as const,
    clientFreight: { type: 'simple' as const, value: '2000.00', currency: 'USD' as const },
    supplierFreight: { type: 'compound' as const, value: '40', currency: 'BOB' as const },
    ...(kind === 'agro' ? { promisedTn: '1000' } : {}),
  };
}

function operationExamplesOf(kind: OperationKind): Example[] {
  const { read, create, update, history } = OPERATION_CALLS[kind];
  const one = async (scene: Scene) => ({ id: await seedOperation(scene, kind) });
  return [
    ...listExamples(OPERATION_LISTS[kind], 'origins'),
    example(read, 'refused', async (scene) => ({ params: await one(scene) })),
    example(create, 'refused', async (scene) => ({ body: await operationBody(scene, kind) })),
    example(update, 'refused', async (scene) => ({
      params: await one(scene),
      body: { ...(await operationBody(scene, kind)), version: 1 },
    })),
    example(history, 'refused', async (scene) => ({ params: await one(scene), query: {} })),
  ];
}

const ofTemplate = async (scene: Scene) => ({ id: await seedTemplate(scene) });

export const examples: readonly Example[] = [
  ...OPERATION_KINDS.flatMap(operationExamplesOf),
  example(finalizeAgroOperation, 'refused', async (scene) => ({
    params: { id: await seedOperation(scene, 'agro') },
    body: { version: 1 },
  })),
  example(findAddresses, 'harmless', async (scene) => ({
    query: { search: scene.side.mark, clientId: await seedClient(scene) },
  })),
  example(saveAddress, 'refused', async (scene) => ({
    body: { fullName: `Depósito ${fresh()}`, clientId: await seedClient(scene), place: place('Oruro') },
  })),
  example(findPaths, 'harmless', async (scene) => ({ query: { id: (await seedPath(scene)).pathId } })),
  example(findOperationClients, 'harmless', async (scene) => ({ query: { search: scene.side.mark } })),
  example(readOperationChoices, 'none', () => ({ query: { kind: 'normal' as const } })),
  ...listExamples(stageTemplateList, undefined),
  example(templates.readBuiltInTemplate, 'none', () => ({ query: { kind: 'agro' as const } })),
  example(templates.readTemplate, 'refused', async (scene) => ({ params: await ofTemplate(scene) })),
  example(templates.createTemplate, 'none', () => ({
    body: { kind: 'normal' as const, name: `Modelo ${fresh()}`, isDefault: false, stages: stages() },
  })),
  example(templates.updateTemplate, 'refused', async (scene) => ({
    params: await ofTemplate(scene),
    body: { version: 1, name: `Modelo ${fresh()}`, isDefault: false, stages: stages() },
  })),
  example(templates.enableTemplate, 'refused', async (scene) => ({
    params: await ofTemplate(scene),
    body: { enable: false },
  })),
  example(templates.readTemplateVersions, 'refused', async (scene) => ({ params: await ofTemplate(scene) })),
  example(templates.readTemplateHistory, 'refused', async (scene) => ({
    params: await ofTemplate(scene),
    query: {},
  })),
];
