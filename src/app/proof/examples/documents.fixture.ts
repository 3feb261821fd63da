import { PAPERS_READ } from '#areas/documents/contract/paper.permissions.ts';
import { zipDriverPapers, zipVehiclePapers } from '#areas/documents/contract/paper-zip.calls.ts';
import { changeRequiredPapers, readRequiredPapers } from '#areas/documents/contract/required-papers.calls.ts';
import { makeId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, type Scene } from '../example.fixture.ts';
import { fresh } from '../proof.fixture.ts';
import { makeFile } from '../records.fixture.ts';

/** A driver or a truck of the company's own fleet, with one paper. */
async function makeOwner({ proof, side }: Scene, kind: 'driver' | 'truck'): Promise<string> {
  const id = makeId();
  const file_id = await makeFile(proof, side);
  const { company, mark, admin } = side;
  const by = { company_id: company.id, created_by: admin.userId };
  const shared = { id, ...by, market: 'own', country_code: 'BO', search_text: mark.toLowerCase() };
  const number = `${60_000_000 + fresh()}`;
  await proof.app.services.database.asPlatform(async (trx) => {
    if (kind === 'driver') {
      const person = { first_name: mark, last_name: 'Rojas', birth_date: '1980-01-01', document_type: 'CI' };
      const driver = { ...shared, ...person, phone_code: '591', phone: number, licence_number: number };
      await trx.insertInto('driver').values(driver).execute();
    } else {
      const truck = { ...shared, kind, plate: `${number}${mark}`, type: 'Camión' };
      await trx.insertInto('vehicle').values(truck).execute();
    }
    const paper = { id: makeId(), ...by, file_id, name: `Documento ${mark}` };
    const owned = kind === 'driver' ? { driver_id: id, type: 'photoLicenseDrivers' } : { vehicle_id: id, type: 'ruat' };
    await trx
      .insertInto('document')
      .values({ ...paper, ...owned })
      .execute();
  });
  return id;
}

/** The company asks for its country's list again, as if nobody had changed it. */
async function forgetLists({ proof, side }: Scene): Promise<void> {
  await proof.app.services.database.asPlatform((trx) =>
    trx.deleteFrom('required_documents').where('company_id', '=', side.company.id).execute(),
  );
}

const sees = (kind: 'driver' | 'truck') => ({
  allows: (held: ReadonlySet<string>) => holds(held, PAPERS_READ[kind].own),
});

export const documentExamples: readonly Example[] = [
  example(readRequiredPapers, 'none', () => ({ query: { countryId: 'BO' as const } })),
  example(changeRequiredPapers, 'none', async (scene) => {
    await forgetLists(scene);
    return {
      params: { ownerKind: 'truck' as const },
      body: { countryId: 'BO' as const, version: null, types: null },
    };
  }),
  example(
    zipDriverPapers,
    'refused',
    async (scene) => ({ params: { id: await makeOwner(scene, 'driver') } }),
    sees('driver'),
  ),
  example(
    zipVehiclePapers,
    'refused',
    async (scene) => ({ params: { id: await makeOwner(scene, 'truck') } }),
    sees('truck'),
  ),
];
