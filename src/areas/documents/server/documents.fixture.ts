import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import type { ChecklistView } from '../rules/checklist.ts';
import type { DocumentOwner, Market, OwnerKind } from '../rules/document-owner.ts';
import type { FleetDocument, FleetDocumentChange } from '../rules/fleet-document.ts';
import { documentsServer, updateFleetDocuments } from './index.ts';

export const DAY_MS = 86_400_000;
export const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const PAGE = btoa('<!doctype html><html><body>hoja</body></html>');

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

export interface NewOwner {
  readonly kind?: OwnerKind;
  readonly country?: string;
  readonly market?: Market;
  readonly documentType?: string;
  readonly name?: string;
}

export interface Summary {
  readonly documents_done: number;
  readonly documents_required: number;
  readonly documents_expired: boolean;
  readonly version: number;
}

export interface DocumentsApp extends TestApp {
  team(country?: string, permissions?: readonly string[]): Promise<Team>;
  /** A driver or a vehicle as the fleet would register it. */
  owner(team: Team, owner?: NewOwner): Promise<DocumentOwner>;
  /** A file uploaded by the user, ready to be attached. */
  upload(who: TestUser, fileName?: string, content?: string): Promise<string>;
  /** Runs in a transaction of the manager. */
  asManager<T>(team: Team, work: (trx: Trx) => Promise<T>): Promise<T>;
  write(
    team: Team,
    owner: DocumentOwner,
    changes: readonly FleetDocumentChange[],
    view?: Partial<ChecklistView>,
  ): Promise<readonly FleetDocument[]>;
  summary(owner: DocumentOwner): Promise<Summary>;
  /** The calendar day this many days from the product's today. */
  day(offset: number): string;
}

export async function startDocuments(): Promise<DocumentsApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    areas: [companies, createNotificationsServer(notificationKinds), documentsServer, fleetServer],
  });
  const { database } = app.services;
  const day = (offset: number) => dayIn(new Date(app.services.now().getTime() + offset * DAY_MS), usualZone(null));
  const asManager: DocumentsApp['asManager'] = ({ company, manager }, work) =>
    database.asMember({ companyId: company.id, userId: manager.userId }, work);
  return {
    ...app,
    day,
    asManager,
    team: async (country = 'BO', permissions = ['company-profile-write']) => {
      const company = await app.world.company({ country });
      return { company, manager: await app.world.user({ company, permissions }) };
    },
    owner: async (team, owner = {}) => {
      const placed = { companyId: team.company.id, kind: owner.kind ?? 'driver', id: createId() };
      await database.asPlatform((trx) => insertOwner(trx, placed, team.manager.userId, owner));
      return placed;
    },
    upload: async (who, fileName = 'licencia.pdf', content = PDF) =>
      (await app.call(who, uploadFile, { body: { fileName, content } })).body.id,
    write: (team, owner, changes, view = {}) =>
      asManager(team, (trx) =>
        updateFleetDocuments({ trx, services: app.services }, owner, changes, {
          userId: team.manager.userId,
          view: { extras: true, hidesReverse: false, ...view },
          today: day(0),
        }),
      ),
    summary: ({ kind, id }) =>
      database.asPlatform((trx) =>
        trx
          .selectFrom(kind === 'driver' ? 'driver' : 'vehicle')
          .select(['documents_done', 'documents_required', 'documents_expired', 'version'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      ),
  };
}

let counter = 60_000_000;

export async function insertOwner(
  trx: Trx,
  { companyId, kind, id }: DocumentOwner,
  userId: string,
  { country = 'BO', market = 'own', documentType = 'CI', name }: NewOwner,
): Promise<void> {
  counter += 1;
  const shared = { id, company_id: companyId, market, country_code: country, created_by: userId };
  if (kind === 'driver') {
    const driver = {
      ...shared,
      first_name: name ?? 'Juan',
      last_name: 'Mamani',
      phone_code: '591',
      phone: String(counter),
      document_type: documentType,
      birth_date: '1980-05-01',
      licence_number: String(counter),
      search_text: 'juan mamani',
    };
    await trx.insertInto('driver').values(driver).execute();
    return;
  }
  const plate = name ?? `${String(counter).slice(-4)}ABC`;
  await trx
    .insertInto('vehicle')
    .values({ ...shared, kind, plate, type: 'Camión', search_text: plate.toLowerCase() })
    .execute();
}
