import * as addresses from '#areas/companies/contract/address.calls.ts';
import * as associations from '#areas/companies/contract/association.calls.ts';
import { associationList } from '#areas/companies/contract/association.list.ts';
import * as companies from '#areas/companies/contract/company.calls.ts';
import { companyList } from '#areas/companies/contract/company.list.ts';
import * as documents from '#areas/companies/contract/document.calls.ts';
import * as open from '#areas/companies/contract/open.calls.ts';
import * as operators from '#areas/companies/contract/operator.calls.ts';
import { readOutside } from '#areas/companies/contract/outside.calls.ts';
import * as platform from '#areas/companies/contract/platform-company.calls.ts';
import * as usage from '#areas/companies/contract/usage.calls.ts';
import { seedMember } from '#areas/session/proof/member.fixture.ts';
import { example, listExamples, type Scene } from '#testing/example.ts';
import { fresh, type Proof, seedFile } from '#testing/proof.ts';
import {
  seedAddress,
  seedAssociation,
  seedCompany,
  seedDocument,
  seedOperator,
  sweepDocuments,
} from './company-records.fixture.ts';

async function versionOf({ app }: Proof, id: string): Promise<number> {
  const row = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('company').select('version').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.version;
}

const atVersion = async ({ proof, side }: Scene) => ({ version: await versionOf(proof, side.company.id) });
const another = async ({ proof }: Scene) => ({ id: await seedCompany(proof) });

export const examples = [
  example(open.listCountries, 'none', () => ({})),
  example(open.listTypeOperations, 'none', () => ({})),
  example(open.companyByUrl, { open: 'the sign-in page of a company is public' }, ({ side }) => ({
    query: { url: side.url },
  })),

  example(companies.readCompany, 'none', () => ({})),
  example(companies.updateCompany, 'none', async (scene) => ({
    body: { ...(await atVersion(scene)), address: 'Nova' },
  })),
  example(companies.updateTheme, 'refused', async (scene) => ({
    body: { ...(await atVersion(scene)), primaryColor: '#0B7285', logo: await ownImage(scene) },
  })),

  example(operators.listOperators, 'none', () => ({})),
  example(operators.addOperator, 'refused', async ({ proof, side }) => ({
    body: { userId: (await seedMember(proof, side)).userId },
  })),
  example(operators.removeOperator, 'refused', async ({ proof, side }) => ({
    params: { id: await seedOperator(proof, side) },
  })),

  example(addresses.listAddresses, 'none', () => ({})),
  example(addresses.addAddress, 'none', () => ({
    body: { fullName: 'Depósito', city: 'La Paz', lat: -16.5, lng: -68.1 },
  })),
  example(addresses.updateAddress, 'refused', async ({ proof, side }) => ({
    params: { id: await seedAddress(proof, side) },
    body: { fullName: 'Outro' },
  })),
  example(addresses.removeAddress, 'refused', async ({ proof, side }) => ({
    params: { id: await seedAddress(proof, side) },
  })),

  example(documents.listDocuments, 'none', () => ({})),
  example(documents.addDocument, 'refused', async ({ proof, side, caller }) => {
    await sweepDocuments(proof, side);
    const file = { fileId: await seedFile(proof, side, caller) };
    return { body: { type: 'contract', file, expirationDate: '2030-01-31' } };
  }),
  example(documents.updateDocument, 'refused', async ({ proof, side }) => ({
    params: { id: await seedDocument(proof, side) },
    body: { editedFileName: 'Novo nome', expirationDate: null },
  })),
  example(documents.removeDocument, 'refused', async ({ proof, side }) => ({
    params: { id: await seedDocument(proof, side) },
  })),

  ...listExamples(associationList, undefined),
  example(
    associations.findCompany,
    { open: 'a company is found by its exact tax id, to be asked for an association' },
    ({ side }) => ({ query: { taxId: side.taxId, countryId: 'BO' as const } }),
    { needless: 'companies.noneFound' },
  ),
  example(associations.requestAssociation, 'none', async ({ proof }) => ({
    body: { companyId: await seedCompany(proof), message: 'Bom dia' },
  })),
  example(associations.acceptAssociation, 'refused', async ({ proof, side }) => ({
    params: { id: await seedAssociation(proof, side, 'received') },
  })),
  example(associations.rejectAssociation, 'refused', async ({ proof, side }) => ({
    params: { id: await seedAssociation(proof, side, 'received') },
  })),
  example(associations.endAssociation, 'refused', async ({ proof, side }) => ({
    params: { id: await seedAssociation(proof, side, 'sent') },
  })),
  example(associations.favouriteAssociation, 'refused', async ({ proof, side }) => ({
    params: { id: await seedAssociation(proof, side, 'sent', 'accepted') },
    body: { favourite: true },
  })),

  ...listExamples(companyList, undefined),
  example(readOutside, 'none', () => ({})),
  example(usage.readUsage, 'refused', ({ side }) => ({ params: { id: side.company.id } })),
  example(usage.listStepIns, 'none', () => ({})),
  example(platform.createCompany, 'none', () => ({
    body: { companyName: `Nova ${fresh()}`, country: { countryId: 'BO' as const }, url: `nova-${fresh()}` },
  })),
  example(platform.readPlatformCompany, 'refused', ({ side }) => ({ params: { id: side.company.id } })),
  example(platform.updatePlatformCompany, 'none', async (scene) => {
    const params = await another(scene);
    return { params, body: { version: await versionOf(scene.proof, params.id), address: 'Rua Nova' } };
  }),
  example(platform.enableCompany, 'none', async (scene) => ({ params: await another(scene), body: { enable: false } })),
  example(platform.verifyCompany, 'none', async (scene) => ({
    params: await another(scene),
    body: { verified: true },
  })),
];

/** Uploaded by the caller, because another user's file cannot become an image of the company. */
async function ownImage({ proof, side, caller }: Scene) {
  const id = await seedFile(proof, side, caller);
  await proof.app.services.database.asPlatform((trx) =>
    trx.updateTable('file_object').set({ content_type: 'image/png' }).where('id', '=', id).execute(),
  );
  return { fileId: id };
}
