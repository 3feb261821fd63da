import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import type { createCompany, updatePlatformCompany } from '#areas/companies/contract/platform-company.calls.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import {
  type CompanyRecord,
  type CompanyValues,
  findCompany,
  insertCompany,
  lockCompany,
} from './company.repository.ts';
import { auditOf, changeCompany, lockVersion } from './company.service.ts';
import { companyView } from './company-parts.ts';
import { profileValues, withoutUndefined } from './profile-values.ts';

type Context = RequestContext<Actor>;
type NewCompany = ParsedInput<typeof createCompany>['body'];
type ChangedCompany = ParsedInput<typeof updatePlatformCompany>['body'];

/** What higher areas create for a new company, in the same transaction. */
export type OnCompanyCreated = (trx: Trx, companyId: string) => Promise<void>;

export async function readOneCompany(context: Context, id: string) {
  const record = await findCompany(context.trx, id);
  if (!record) throw requestErrors.notFound();
  return companyView(context, record);
}

/** A country that the platform no longer offers takes no further company. */
function requireOffered({ services }: Context, code: string): void {
  if (services.catalogues.offered(COUNTRY_CATALOGUE).includes(code)) return;
  throw requestErrors.invalid({ fields: { 'country.countryId': { code: 'choice' } } });
}

export async function seedCompany(context: Context, input: NewCompany, onCompanyCreated: OnCompanyCreated) {
  const { country, companyName, ...fields } = input;
  requireOffered(context, country.countryId);
  const nothing = { country_code: country.countryId, tax_id: null, agreement_data: {} };
  const values = profileValues({ ...fields, companyName }, nothing);
  const record = await insertCompany(context.trx, {
    ...values,
    ...platformValues(fields, {}),
    id: createId(),
    company_name: values.company_name ?? companyName,
    country_code: country.countryId,
  });
  await onCompanyCreated(context.trx, record.id);
  await audit(context.trx, context, {
    action: 'companies.create',
    entity: 'company',
    entityId: record.id,
    companyId: record.id,
    before: null,
    after: auditOf(record),
  });
  return companyView(context, record);
}

export async function changeOneCompany(context: Context, id: string, input: ChangedCompany) {
  const { version, country, ...fields } = input;
  const before = await lockVersion(context, id, version);
  if (country && country.countryId !== before.country_code) requireOffered(context, country.countryId);
  const values = {
    ...profileValues(fields, before, country?.countryId),
    ...platformValues(fields, before.settings as object),
  };
  return companyView(context, await changeCompany(context, before, values));
}

function platformValues({ url, settings }: Pick<ChangedCompany, 'url' | 'settings'>, known: object): CompanyValues {
  return withoutUndefined({ url, settings: settings && JSON.stringify({ ...known, ...settings }) });
}

export async function setEnabled(context: Context, id: string, enabled: boolean) {
  const before = await lockCompany(context.trx, id);
  if (before.is_platform && !enabled) throw companyErrors.platformCompany();
  if (before.enabled === enabled) return presentState(before);
  return presentState(
    await changeCompany(context, before, { enabled }, enabled ? 'companies.enable' : 'companies.disable'),
  );
}

export async function setVerified(context: Context, id: string, verified: boolean) {
  const before = await lockCompany(context.trx, id);
  if (before.verified === verified) return presentState(before);
  return presentState(await changeCompany(context, before, { verified }, 'companies.verify'));
}

function presentState({ id, enabled, verified, version }: CompanyRecord) {
  return { company: { _id: id, enabled, verified, version } };
}
