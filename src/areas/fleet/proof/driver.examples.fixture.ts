import type { FleetDocumentType } from '#areas/documents/rules/fleet-document.ts';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { ASSIGN_TRANSPORT_COMPANY, DRIVER_RIGHTS } from '#areas/fleet/contract/driver.permissions.ts';
import { searchAccounts } from '#areas/fleet/contract/driver-account.calls.ts';
import * as actions from '#areas/fleet/contract/driver-action.calls.ts';
import * as searches from '#areas/fleet/contract/driver-search.calls.ts';
import * as toggles from '#areas/fleet/contract/driver-toggle.calls.ts';
import { driverTravelFilter, driverTravels } from '#areas/fleet/contract/driver-travel.calls.ts';
import { MARKETS, type Market } from '#areas/fleet/rules/market.ts';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { prepareFile, recordFile } from '#platform/files/stored-file.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

const DOCUMENT: FleetDocumentType = 'photoLicenseDrivers';
const DRIVER = { market: 'own', country_code: 'BO', document_type: 'CI', birth_date: '1985-03-09' } as const;

interface MadeDriver {
  readonly id: string;
  readonly number: string;
}

/** Driver numbers are unique within a company, so requests and stored records use different ranges. */
const freshNumber = (from: number) => `${from + fresh()}`;

export async function seedDriver({ proof, side }: Scene, market: Market = 'own'): Promise<MadeDriver> {
  const { company, mark, admin } = side;
  const [id, number] = [createId(), freshNumber(2_000_000)];
  const name = { first_name: 'Rosa', last_name: `Rojas ${mark}` };
  const numbers = { phone_code: '591', phone: `6${number}`, document_number: number, licence_number: number };
  const values = { ...DRIVER, market, id, company_id: company.id, ...name, ...numbers };
  const shared = { search_text: mark.toLowerCase(), created_by: admin.userId };
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('driver')
      .values({ ...values, ...shared })
      .execute(),
  );
  return { id, number };
}

const CONTENT_TYPES = { 'licencia.pdf': 'application/pdf', 'foto.png': 'image/png' } as const;

async function seedUpload({ proof, side }: Scene, owner: TestUser, name: keyof typeof CONTENT_TYPES): Promise<string> {
  const { services } = proof.app;
  const file = {
    companyId: side.company.id,
    ownerId: owner.userId,
    name,
    content: Buffer.from(side.mark),
    contentType: CONTENT_TYPES[name],
  };
  const prepared = await prepareFile(services, file);
  return (await services.database.asPlatform((trx) => recordFile(trx, services, prepared))).id;
}

async function seedTransportCompany({ proof, side }: Scene): Promise<string> {
  const id = createId();
  const { company, mark, admin } = side;
  const firm = { kind: 'transport', name: `Transporte ${mark}`, country_code: 'BO', tax_id: freshNumber(6_000_000) };
  const values = { id, company_id: company.id, ...firm, search_text: mark.toLowerCase(), created_by: admin.userId };
  await proof.app.services.database.asPlatform((trx) => trx.insertInto('partner').values(values).execute());
  return id;
}

const person = () => {
  const number = freshNumber(4_000_000);
  return {
    countryId: 'BO' as const,
    firstName: 'Nora',
    lastName: 'Vargas',
    phone: `7${number}`,
    typeDocumentId: 'CI',
    documentId: number,
    birthDate: '1990-07-21',
    driverLicense: number,
    driverLicenseCategory: 'C',
  };
};

function examplesOf(market: Market): Example[] {
  const { read, create, update } = DRIVER_CALLS[market];
  const one = async (scene: Scene) => ({ id: (await seedDriver(scene, market)).id });
  return [
    ...listExamples(DRIVER_LISTS[market], 'lastNames'),
    example(read, 'refused', async (scene) => ({ params: await one(scene) })),
    example(create, 'refused', async (scene) => ({
      body: {
        ...person(),
        photoId: await seedUpload(scene, scene.caller, 'foto.png'),
        documents: [{ type: DOCUMENT, fileId: await seedUpload(scene, scene.caller, 'licencia.pdf') }],
        driverLicenseExpirationDate: '2031-01-31',
      },
    })),
    example(update, 'refused', async (scene) => ({ params: await one(scene), body: { version: 1, street: 'Rua 1' } })),
  ];
}

/** Calls without a market: the examples use the own fleet and its permissions. */
const may = (right: 'read' | 'update', ...more: readonly string[]) => ({
  allows: (held: ReadonlySet<string>) =>
    holds(held, DRIVER_RIGHTS.own[right]) && more.every((permission) => held.has(permission)),
});
const one = async (scene: Scene) => ({ id: (await seedDriver(scene)).id });

const actionExamples: readonly Example[] = [
  example(
    toggles.enableDriver,
    'refused',
    async (scene) => ({ params: await one(scene), body: { enable: false } }),
    may('update'),
  ),
  example(
    toggles.verifyDriver,
    'refused',
    async (scene) => ({ params: await one(scene), body: { verified: true } }),
    may('update'),
  ),
  example(
    actions.associateDriver,
    'refused',
    async (scene) => ({
      body: { truckerId: (await one(scene)).id, transportCompanyId: await seedTransportCompany(scene) },
    }),
    may('update', ASSIGN_TRANSPORT_COMPANY),
  ),
  example(
    actions.updateDriverPhoto,
    'refused',
    async (scene) => ({
      body: {
        truckerId: (await one(scene)).id,
        photos: [{ fileId: await seedUpload(scene, scene.caller, 'foto.png') }],
      },
    }),
    may('update'),
  ),
  example(
    actions.updateDriverDocuments,
    'refused',
    async (scene) => ({
      params: await one(scene),
      body: {
        version: 1,
        documents: [{ type: DOCUMENT, fileId: await seedUpload(scene, scene.caller, 'licencia.pdf') }],
      },
    }),
    may('update'),
  ),
  example(actions.driverHistory, 'refused', async (scene) => ({ params: await one(scene), query: {} }), may('read')),
];

/** A look-up shows only that another company has such a driver. */
const searchExamples: readonly Example[] = [
  example(searches.searchDriver, 'harmless', async (scene) => ({
    query: { country: 'BO' as const, documentId: (await seedDriver(scene)).number, typeDocumentId: 'CI' },
  })),
  example(searches.searchDriverByPhone, 'harmless', async (scene) => ({
    query: { countryCode: '591', phone: `6${(await seedDriver(scene)).number}` },
  })),
  example(searches.searchDriverByLicence, 'harmless', async (scene) => ({
    query: { country: 'BO' as const, driverLicense: (await seedDriver(scene)).number },
  })),
  example(searches.openDriver, 'harmless', async (scene) => ({ params: await one(scene) })),
  example(searchAccounts, 'none', () => ({ query: { search: 'a' } })),
  example(searches.listOwners, 'none', () => ({ query: { search: 'a' } })),
];

const travelExamples: readonly Example[] = [
  example(driverTravels, 'refused', async (scene) => ({ params: await one(scene), query: {} }), may('read')),
  example(
    driverTravelFilter,
    'refused',
    async (scene) => ({ params: await one(scene), query: { column: 'plates' as const } }),
    may('read'),
  ),
];

export const driverExamples: readonly Example[] = [
  ...MARKETS.flatMap(examplesOf),
  ...actionExamples,
  ...searchExamples,
  ...travelExamples,
];
