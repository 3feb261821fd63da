import { notificationKinds } from '#app/notification-kinds.ts';
import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { exchangeRatesServer } from '#areas/exchange-rates/server/index.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { namesIn } from '#kernel/permission.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { PARTNER_CALLS, type PartnerCalls } from '../contract/partner.calls.ts';
import { PARTNER_RIGHTS, seesPartnersOf } from '../contract/partner.permissions.ts';
import { PARTNER_KINDS, type PartnerKind } from '../rules/partner-kind.ts';
import { partnersServer } from './index.ts';

/** All permissions for partners of every kind and country. */
export const ALL_RIGHTS: readonly string[] = PARTNER_KINDS.flatMap((kind) => [
  ...[PARTNER_RIGHTS[kind].write, PARTNER_RIGHTS[kind].download].flatMap(namesIn),
  ...COUNTRY_CODES.flatMap((code) => namesIn(seesPartnersOf(kind, code))),
]);

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

export type NewPartner = CallInput<PartnerCalls['create']>['body'];
type Partner = CallReply<PartnerCalls['read']>['partner'];

export interface PartnersApp extends TestApp {
  team(country?: string, name?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  /** Registers a partner and fails when the call fails. */
  register(who: TestUser, kind: PartnerKind, form?: Partial<NewPartner>): Promise<Partner>;
  read(who: TestUser, kind: PartnerKind, id: string): Promise<Partner>;
  /** A file uploaded by the user, ready to be attached. */
  upload(who: TestUser, fileName?: string): Promise<string>;
}

const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export async function startPartners(): Promise<PartnersApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const areas = [
    companies,
    exchangeRatesServer,
    partnersServer,
    loadOrdersServer,
    createNotificationsServer(notificationKinds),
  ];
  const app = await startTestApp({ areas });
  let counter = 1_000_000;
  return {
    ...app,
    team: async (country = 'BO', name) => {
      const company = await app.world.company({ country, ...(name ? { name } : {}) });
      const permissions = [...ALL_RIGHTS, SEE_COUNTRIES, 'associated-companies', 'company-profile-write'];
      return { company, manager: await app.world.user({ company, permissions }) };
    },
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    register: async (who, kind, form = {}) => {
      counter += 1;
      const body: NewPartner = { name: `Firma ${counter}`, countryId: 'BO', taxId: `${counter}`, ...form };
      const { status, body: reply, error } = await app.call(who, PARTNER_CALLS[kind].create, { body });
      if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(error)}`);
      return reply.partner;
    },
    read: async (who, kind, id) => (await app.call(who, PARTNER_CALLS[kind].read, { params: { id } })).body.partner,
    upload: async (who, fileName = 'contrato.pdf') =>
      (await app.call(who, uploadFile, { body: { fileName, content: PDF } })).body.id,
  };
}
