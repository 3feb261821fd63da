import {
  DRIVER_CHECK_CALLS,
  readDriverHomologation,
  readVehicleHomologation,
  recordManualCheck,
  requestDriverHomologation,
  requestVehicleHomologation,
  VEHICLE_CHECK_CALLS,
} from '#areas/fleet/contract/homologation.calls.ts';
import { mayHomologate } from '#areas/fleet/contract/homologation.permissions.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { prepareFile, recordFile } from '#platform/files/stored-file.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>) => proof.app.services.database.asPlatform(work);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function seedTruck(scene: Scene) {
  const { company, mark, admin } = scene.side;
  const truck = { id: createId(), plate: `${fresh()}HOM`, country: 'BO' as const };
  const values = {
    id: truck.id,
    company_id: company.id,
    market: 'own',
    kind: 'truck',
    country_code: truck.country,
    plate: truck.plate,
    type: 'Sider',
    color: mark,
    search_text: mark.toLowerCase(),
    created_by: admin.userId,
  };
  await write(scene, (trx) => trx.insertInto('vehicle').values(values).execute());
  return truck;
}

async function seedDriver(scene: Scene): Promise<string> {
  const { company, mark, admin } = scene.side;
  const id = createId();
  const number = `${40_000_000 + fresh()}`;
  const values = {
    id,
    company_id: company.id,
    market: 'own',
    country_code: 'BO',
    first_name: 'Juan',
    last_name: mark,
    phone_code: '591',
    phone: number,
    document_type: 'CI',
    document_number: number,
    birth_date: '1980-05-17',
    licence_number: number,
    search_text: mark.toLowerCase(),
    created_by: admin.userId,
  };
  await write(scene, (trx) => trx.insertInto('driver').values(values).execute());
  return id;
}

/** A truck whose insurance check waits for a person. */
async function seedWaitingCheck(scene: Scene) {
  const { side, caller, proof } = scene;
  const truck = await seedTruck(scene);
  const id = createId();
  const now = new Date();
  const company_id = side.company.id;
  const request = { question: JSON.stringify(truck), requested_by: side.admin.userId, requested_at: now, due_at: now };
  const fileId = await write(scene, async (trx) => {
    await trx
      .insertInto('homologation')
      .values({ id, company_id, vehicle_id: truck.id, country_code: truck.country, finished_at: now, ...request })
      .execute();
    const check = { homologation_id: id, code: 'SOAT', source: 'manual', requested_at: now, settled_at: now };
    await trx
      .insertInto('homologation_check')
      .values({ company_id, ...check })
      .execute();
    const file = { companyId: company_id, ownerId: caller.userId, name: `${side.mark}.pdf`, content: PDF };
    return (await recordFile(trx, proof.app.services, await prepareFile(proof.app.services, file))).id;
  });
  return { channelId: id, fileId };
}

const driver = { kind: 'driver', market: 'own' } as const;
const truck = { kind: 'truck', market: 'own' } as const;
const may = (right: 'see' | 'ask', record: typeof driver | typeof truck) => ({
  allows: (held: ReadonlySet<string>) => mayHomologate(held, right, record),
});

const aboutDriver = async (scene: Scene) => ({ body: { pusherId: 'tab', truckerId: await seedDriver(scene) } });
const aboutTruck = async (scene: Scene) => {
  const { plate, country } = await seedTruck(scene);
  return { body: { pusherId: 'tab', plate, country, chassis: '9BM384067AB123456', crpva: 'A1' } };
};

export const homologationExamples: readonly Example[] = [
  example(requestDriverHomologation, 'refused', aboutDriver, may('ask', driver)),
  example(requestVehicleHomologation, 'refused', aboutTruck, may('ask', truck)),
  ...DRIVER_CHECK_CALLS.map(({ call }) => example(call, 'refused', aboutDriver, may('ask', driver))),
  ...VEHICLE_CHECK_CALLS.map(({ call }) => example(call, 'refused', aboutTruck, may('ask', truck))),
  example(
    readDriverHomologation,
    'refused',
    async (scene) => ({ params: { id: await seedDriver(scene) } }),
    may('see', driver),
  ),
  example(
    readVehicleHomologation,
    'refused',
    async (scene) => ({ params: { id: (await seedTruck(scene)).id } }),
    may('see', truck),
  ),
  example(
    recordManualCheck,
    'refused',
    async (scene) => {
      const { channelId, fileId } = await seedWaitingCheck(scene);
      const body = { status: 'success' as const, clear: true, message: 'x', fileId };
      return { params: { channelId, code: 'SOAT' as const }, body };
    },
    may('ask', truck),
  ),
];
