import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { exchangeRatesServer } from '#areas/exchange-rates/server/index.ts';
import { usersServer } from '#areas/users/server/index.ts';
import type { Config } from '#platform/config.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import type { OnCompanyCreated } from './platform-company.service.ts';

export function startCompanies(
  onCompanyCreated: OnCompanyCreated = async () => undefined,
  config: Partial<Config> = {},
): Promise<TestApp> {
  return startTestApp({
    config,
    areas: [createCompaniesServer({ onCompanyCreated }), usersServer, exchangeRatesServer],
  });
}

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

/** A company and a user with all permissions over the company's own data. */
export async function team(app: TestApp, country = 'BO', name?: string): Promise<Team> {
  const company = await app.world.company({ country, ...(name ? { name } : {}) });
  const permissions = [
    'company-profile-read',
    'company-profile-write',
    'associated-companies',
    'download-listings',
    'view-company-countries',
  ];
  return { company, manager: await app.world.user({ company, permissions }) };
}

export async function superAdmin(app: TestApp): Promise<TestUser> {
  const company = await app.world.company({ name: 'Tropeiro', platform: true });
  return app.world.user({
    company,
    isSuperAdmin: true,
    permissions: ['companies-read', 'download-listings', 'view-company-countries'],
  });
}

/** The audit of a company, oldest first. */
export async function auditTrail(app: TestApp, entity: string, entityId: string) {
  return app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('audit_entry')
      .select(['action', 'company_id', 'user_id', 'changes'])
      .where('entity', '=', entity)
      .where('entity_id', '=', entityId)
      .orderBy('id')
      .execute(),
  );
}
