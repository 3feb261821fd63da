import type { ProfileInput } from '#areas/companies/contract/company.calls.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import {
  type CompanyRecord,
  type CompanyValues,
  findCompany,
  lockCompany,
  updateCompany,
} from './company.repository.ts';
import { companyView } from './company-parts.ts';
import { profileValues } from './profile-values.ts';

type Context = RequestContext<Actor>;

export async function readProfile(context: Context) {
  const record = await findCompany(context.trx, companyOf(context.actor));
  if (!record) throw requestErrors.notFound();
  return companyView(context, record);
}

export async function updateProfile(context: Context, { version, ...input }: ProfileInput & { version: number }) {
  const before = await lockVersion(context, companyOf(context.actor), version);
  return companyView(context, await changeCompany(context, before, profileValues(input, before)));
}

/** The company in the version the caller read, or a refusal because another user changed it since. */
export async function lockVersion({ trx }: Context, id: string, version: number): Promise<CompanyRecord> {
  const record = await lockCompany(trx, id);
  if (record.version !== version) throw requestErrors.staleVersion();
  return record;
}

/** Writes the sent fields and records the audit under the company itself. */
export async function changeCompany(
  context: Context,
  before: CompanyRecord,
  values: CompanyValues,
  action = 'companies.update',
): Promise<CompanyRecord> {
  if (Object.keys(values).length === 0) return before;
  const after = await updateCompany(context.trx, before.id, values);
  await audit(context.trx, context, {
    action,
    entity: 'company',
    entityId: before.id,
    companyId: before.id,
    before: auditOf(before),
    after: auditOf(after),
  });
  return after;
}

/** The record without columns that change by themselves. */
export function auditOf({ version, updated_at, created_at, ...record }: CompanyRecord) {
  return record;
}
