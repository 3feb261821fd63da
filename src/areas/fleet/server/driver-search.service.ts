import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import { driverErrors } from '#areas/fleet/contract/driver.errors.ts';
import { SEE_EVENTUAL_PHONE } from '#areas/fleet/contract/driver.permissions.ts';
import type { searchAccounts } from '#areas/fleet/contract/driver-account.calls.ts';
import type {
  listOwners,
  searchDriver,
  searchDriverByLicence,
  searchDriverByPhone,
} from '#areas/fleet/contract/driver-search.calls.ts';
import { findPartnerNames } from '#areas/partners/server/index.ts';
import { countryOf, countryOrDefault, personalDocumentOf, phoneRegionOf } from '#countries/country.ts';
import { compact } from '#countries/digits.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentFound, presentOpen } from './driver.presenter.ts';
import { findAccounts } from './driver-account.repository.ts';
import { type DriverKey, findOpenDriver, findOwnDrivers, isKnownElsewhere } from './driver-look-up.repository.ts';
import { readableScope } from './driver-scope.ts';

type Context = RequestContext<Actor>;

/** Without a document type every type of the country is tried. */
export function searchByDocument(
  context: Context,
  { country: code, documentId, typeDocumentId }: ParsedInput<typeof searchDriver>['query'],
) {
  const country = countryOf(code);
  const { number } = splitDocumentId(documentId);
  const document = typeDocumentId === undefined ? undefined : personalDocumentOf(country, typeDocumentId);
  if (typeDocumentId !== undefined && !document) {
    throw requestErrors.invalid({ fields: { 'query.typeDocumentId': { code: 'choice' } } });
  }
  const rules = document ? [document.rule] : country.personalDocuments.map(({ rule }) => rule);
  const reading = rules.map((rule) => rule.check(number)).find((result) => result.ok);
  const canonical = reading?.ok ? reading.canonical : compact(number);
  return search(context, { by: 'document', country: code, number: canonical, type: typeDocumentId });
}

export function searchByLicence(
  context: Context,
  { country: code, driverLicense }: ParsedInput<typeof searchDriverByLicence>['query'],
) {
  const { driverLicence } = countryOf(code);
  return search(context, { by: 'licence', country: code, number: driverLicence.canonical(driverLicense) });
}

/** Only readers who may see the phone of an eventual driver find a driver by it. */
export async function searchByPhone(
  context: Context,
  { country: code, countryCode, phone: typed }: ParsedInput<typeof searchDriverByPhone>['query'],
) {
  const region = countryCode ? phoneRegionOf(countryCode) : countryOf(code);
  if (!region) throw requestErrors.invalid({ fields: { 'query.countryCode': { code: 'choice' } } });
  const reader = new FieldReader(countryOf(code));
  const phone = reader.text('query.phone', region.phone.cellphone, typed) ?? '';
  reader.settle();
  return search(context, { by: 'phone', code: region.phone.code, phone });
}

async function search(context: Context, key: DriverKey) {
  const { trx, actor } = context;
  const own = await findOwnDrivers(trx, readableScope(actor), key);
  const seesEventual = key.by !== 'phone' || actor.permissions.has(SEE_EVENTUAL_PHONE);
  return {
    truckers: own.filter(({ eventual }) => seesEventual || !eventual).map((record) => presentFound(record, context)),
    knownElsewhere: await isKnownElsewhere(trx, companyOf(actor), key),
  };
}

export async function readOpenDriver(context: Context, id: string) {
  const record = await findOpenDriver(context.trx, id);
  if (!record) throw driverErrors.notFound();
  return { trucker: presentOpen(record, context) };
}

/** The own company first. */
export async function readOwners({ trx, actor }: Context, { search: text }: ParsedInput<typeof listOwners>['query']) {
  const partners = await findPartnerNames(trx, companyOf(actor), 'transport', text);
  const own = {
    _id: null,
    name: actor.companyName ?? '',
    taxId: null,
    countryId: countryOrDefault(actor.country).code,
  };
  return {
    owners: [
      own,
      ...partners.map(({ id, name, taxId, countryCode }) => ({
        _id: id,
        name,
        taxId,
        countryId: countryOrDefault(countryCode).code,
      })),
    ],
  };
}

/** The users whose account a driver may sign in with. */
export async function readAccounts(
  { trx, actor }: Context,
  { search: text }: ParsedInput<typeof searchAccounts>['query'],
) {
  return { users: await findAccounts(trx, companyOf(actor), text) };
}
