import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import type { AddressView } from '#areas/companies/contract/company.shapes.ts';
import { MAX_COMPANY_ADDRESSES } from '#areas/companies/rules/company-limits.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import {
  addressesOf,
  type BookedPlace,
  deleteAddress,
  findAddress,
  insertAddress,
  updateAddressRow,
} from './address.repository.ts';
import { countOf, lockCompany } from './company.repository.ts';

type Context = RequestContext<Actor>;

export async function readAddresses({ trx, actor }: Context) {
  return { addresses: await addressesOf(trx, companyOf(actor)) };
}

export async function addCompanyAddress(context: Context, input: BookedPlace) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockCompany(trx, companyId);
  if ((await countOf(trx, 'company_address', companyId)) >= MAX_COMPANY_ADDRESSES) {
    throw companyErrors.tooManyAddresses({ params: { count: MAX_COMPANY_ADDRESSES } });
  }
  const address = await insertAddress(trx, companyId, createId(), input);
  await recordAudit(context, 'companies.addAddress', address._id, null, address);
  return { address };
}

export async function updateCompanyAddress(context: Context, id: string, input: BookedPlace) {
  const before = await requireAddress(context, id);
  const address = await updateAddressRow(context.trx, companyOf(context.actor), id, input);
  await recordAudit(context, 'companies.updateAddress', id, before, address);
  return { address };
}

export async function removeCompanyAddress(context: Context, id: string) {
  const before = await requireAddress(context, id);
  await deleteAddress(context.trx, companyOf(context.actor), id);
  await recordAudit(context, 'companies.removeAddress', id, before, null);
  return { _id: id };
}

async function requireAddress({ trx, actor }: Context, id: string): Promise<AddressView> {
  const address = await findAddress(trx, companyOf(actor), id);
  if (!address) throw requestErrors.notFound();
  return address;
}

function recordAudit(
  context: Context,
  action: string,
  entityId: string,
  before: AddressView | null,
  after: AddressView | null,
): Promise<void> {
  return audit(context.trx, context, { action, entity: 'companyAddress', entityId, before, after });
}
