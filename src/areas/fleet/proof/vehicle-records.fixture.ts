import { seedCompany } from '#areas/companies/proof/company-records.fixture.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { ClaimSide } from '#areas/fleet/rules/vehicle-takeover.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { prepareFile, recordFile } from '#platform/files/stored-file.ts';
import type { Scene } from '#testing/example.ts';
import { fresh, type Proof } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

/** Vehicles inserted directly into the database; the make carries the company's mark, the plate does not. */
const write = <T>({ app }: Proof, work: (trx: Trx) => Promise<T>): Promise<T> => app.services.database.asPlatform(work);

export const freshPlate = (): string => `${100_000 + fresh()}TRP`;

export interface MadeVehicle {
  readonly id: string;
  readonly plate: string;
}

export async function seedVehicle({ proof, side }: Scene, fleet: VehicleFleet): Promise<MadeVehicle> {
  const { company, mark, admin } = side;
  return write(proof, (trx) => insertVehicle(trx, { companyId: company.id, userId: admin.userId, mark }, fleet));
}

interface Author {
  readonly companyId: string;
  readonly userId: string;
  readonly mark: string;
}

async function insertVehicle(trx: Trx, { companyId, userId, mark }: Author, fleet: VehicleFleet): Promise<MadeVehicle> {
  const [id, plate] = [createId(), freshPlate()];
  const type = FLEET_TRAITS[fleet].kind === 'truck' ? 'tractor' : 'flatbed';
  const values = { id, company_id: companyId, ...FLEET_TRAITS[fleet], country_code: 'BO', plate, type };
  const shared = { brand: `Marca ${mark}`, search_text: mark.toLowerCase(), created_by: userId };
  await trx
    .insertInto('vehicle')
    .values({ ...values, ...shared })
    .execute();
  return { id, plate };
}

export async function seedPicture({ proof, side }: Scene, owner: TestUser): Promise<string> {
  const { services } = proof.app;
  const file = {
    companyId: side.company.id,
    ownerId: owner.userId,
    name: 'foto.png',
    content: Buffer.from(side.mark),
    contentType: 'image/png',
  };
  const prepared = await prepareFile(services, file);
  return (await write(proof, (trx) => recordFile(trx, services, prepared))).id;
}

export async function seedPhoto(scene: Scene, fleet: VehicleFleet): Promise<{ id: string; photoId: string }> {
  const { proof, side } = scene;
  const { id } = await seedVehicle(scene, fleet);
  const [photoId, file_id] = [createId(), await seedPicture(scene, side.admin)];
  const values = { id: photoId, company_id: side.company.id, vehicle_id: id, file_id, position: 1 };
  await write(proof, (trx) => trx.insertInto('vehicle_photo').values(values).execute());
  return { id, photoId };
}

/** A claim between the company and a third one that no other example uses. */
export async function seedClaim({ proof, side }: Scene, way: ClaimSide): Promise<string> {
  const { company, admin, mark } = side;
  const third = await seedCompany(proof);
  const [asking, owner] = way === 'sent' ? [company.id, third] : [third, company.id];
  const id = createId();
  await write(proof, async (trx) => {
    const author = { companyId: owner, userId: admin.userId, mark };
    const { id: vehicle_id, plate } = await insertVehicle(trx, author, 'ownTruck');
    const what = { vehicle_id, plate, country_code: 'BO', kind: 'truck' };
    const who = {
      company_id: asking,
      company_name: `Empresa ${mark}`,
      owner_company_id: owner,
      asked_by: admin.userId,
    };
    await trx
      .insertInto('vehicle_claim')
      .values({ id, ...what, ...who })
      .execute();
  });
  return id;
}
