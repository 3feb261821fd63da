import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import type { addOperator } from '#areas/companies/contract/operator.calls.ts';
import { MAX_COMPANY_OPERATORS } from '#areas/companies/rules/company-limits.ts';
import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import { countOf, lockCompany } from './company.repository.ts';
import {
  companyMembers,
  deleteOperator,
  findOperator,
  insertOperator,
  type Member,
  operatorsOf,
} from './operator.repository.ts';

type Context = RequestContext<Actor>;
type NewOperator = ParsedInput<typeof addOperator>['body'];

export async function readOperators({ trx, actor }: Context) {
  return { operators: await operatorsOf(trx, companyOf(actor)) };
}

export async function addCompanyOperator(context: Context, input: NewOperator) {
  const { trx, actor, services } = context;
  const companyId = companyOf(actor);
  const company = await lockCompany(trx, companyId);
  if ((await countOf(trx, 'company_operator', companyId)) >= MAX_COMPANY_OPERATORS) {
    throw companyErrors.tooManyOperators({ params: { count: MAX_COMPANY_OPERATORS } });
  }
  const userId = input.userId ?? null;
  const person = userId
    ? await portOf(services, companyMembers).find(trx, companyId, userId)
    : readContact(input, company.country_code);
  if (!person) throw requestErrors.invalid({ fields: { userId: { code: 'choice' } } });
  const id = createId();
  const written = await insertOperator(trx, {
    id,
    company_id: companyId,
    user_id: userId,
    full_name: person.fullName,
    mail: person.mail,
    country_code: person.countryCode,
    phone: person.phone,
  });
  if (!written) throw requestErrors.alreadyRegistered({ fields: { userId: { code: 'alreadyRegistered' } } });
  const operator = await findOperator(trx, companyId, id);
  if (!operator) throw requestErrors.notFound();
  await audit(trx, context, {
    action: 'companies.addOperator',
    entity: 'companyOperator',
    entityId: id,
    before: null,
    after: operator,
  });
  return { operator };
}

function readContact(input: NewOperator, countryCode: string | null): Omit<Member, 'mail'> & { mail: string | null } {
  const reader = new FieldReader(countryOrDefault(countryCode));
  const phone = reader.phone(
    { countryCode: 'countryCode', phone: 'phone' },
    { countryCode: input.countryCode ?? null, phone: input.phone ?? null },
  );
  reader.settle();
  return { fullName: input.fullName ?? '', mail: input.mail ?? null, ...phone };
}

export async function removeCompanyOperator(context: Context, id: string) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const operator = await findOperator(trx, companyId, id);
  if (!operator) throw requestErrors.notFound();
  await deleteOperator(trx, companyId, id);
  await audit(trx, context, {
    action: 'companies.removeOperator',
    entity: 'companyOperator',
    entityId: id,
    before: operator,
    after: null,
  });
  return { _id: id };
}
