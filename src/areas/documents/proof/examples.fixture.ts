import { DOCUMENTS_READ } from '#areas/documents/contract/document.permissions.ts';
import { zipDriverDocuments, zipVehicleDocuments } from '#areas/documents/contract/document-zip.calls.ts';
import { changeRequiredDocuments, readRequiredDocuments } from '#areas/documents/contract/required-documents.calls.ts';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import { fresh, seedFile } from '#testing/proof.ts';

/** A driver or a truck of the company's own fleet, with one document. */
async function seedOwner({ proof, side }: Scene, kind: 'driver' | 'truck'): Promise<string> {
  const id = createId();
  const file_id = await seedFile(proof, side);
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
    const document = { id: createId(), ...by, file_id, name: `Documento ${mark}` };
    const owned = kind === 'driver' ? { driver_id: id, type: 'photoLicenseDrivers' } : { vehicle_id: id, type: 'ruat' };
    await trx
      .insertInto('document')
      .values({ ...document, ...owned })
      .execute();
  });
  return id;
}

/** Restores the country's list for the company. */
async function forgetLists({ proof, side }: Scene): Promise<void> {
  await proof.app.services.database.asPlatform((trx) =>
    trx.deleteFrom('required_documents').where('company_id', '=', side.company.id).execute(),
  );
}

const sees = (kind: 'driver' | 'truck') => ({
  allows: (held: ReadonlySet<string>) => holds(held, DOCUMENTS_READ[kind].own),
});

export const examples: readonly Example[] = [
  example(readRequiredDocuments, 'none', () => ({ query: { countryId: 'BO' as const } })),
  example(changeRequiredDocuments, 'none', async (scene) => {
    await forgetLists(scene);
    return {
      params: { ownerKind: 'truck' as const },
      body: { countryId: 'BO' as const, version: null, types: null },
    };
  }),
  example(
    zipDriverDocuments,
    'refused',
    async (scene) => ({ params: { id: await seedOwner(scene, 'driver') } }),
    sees('driver'),
  ),
  example(
    zipVehicleDocuments,
    'refused',
    async (scene) => ({ params: { id: await seedOwner(scene, 'truck') } }),
    sees('truck'),
  ),
];
