import { SEE_FREIGHT, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderDetails } from '#areas/load-orders/rules/order-details.ts';
import { orderProblems } from '#areas/load-orders/rules/order-problems.ts';
import { assignmentNumber, type GivenProperties, readProperties } from '#areas/load-orders/rules/property-value.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { membersAmong } from './order-people.repository.ts';
import { propertiesOf } from './order-property.repository.ts';
import { type OrderForm, overlay } from './overlay-form.ts';

/** What reading a form takes: a request has it, and so has a job that makes many orders for somebody. */
export type FormReader = Pick<RequestContext<Actor>, 'trx' | 'actor'>;
type Problems = Record<string, FieldProblem>;

/** What stands where the form says nothing. */
export interface CurrentForm {
  readonly details: OrderDetails;
  readonly clientCompanyId: string | null;
  /** Nothing is stored yet: what the company requires must be said. */
  readonly isNew: boolean;
}

export interface OrderReading {
  readonly details: OrderDetails;
  readonly clientCompanyId: string | null;
}

/** A form over what stands, by every rule: the trade's, the company's and those of the caller's rights. */
export async function readOrderForm(context: FormReader, form: OrderForm, current: CurrentForm): Promise<OrderReading> {
  const said = overlay(current.details, form);
  const own = await readOwnProperties(context, form, current);
  const client = await readClient(context, said, current);
  const details = { ...said, ...own.read };
  const fields: Problems = {
    ...orderProblems(details),
    ...own.problems,
    ...client.problems,
    ...(await peopleProblems(context, said, current)),
    ...(await assignmentCompanyProblem(context, said, current)),
    ...freightRightProblems(context, form),
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return { details, clientCompanyId: client.companyId };
}

async function readOwnProperties({ trx, actor }: FormReader, { propertiesOc }: OrderForm, current: CurrentForm) {
  const details = current.details;
  if (propertiesOc === undefined && !current.isNew) return { read: {}, problems: {} };
  const definitions = await propertiesOf(trx, companyOf(actor));
  const given: GivenProperties = Array.isArray(propertiesOc)
    ? Object.fromEntries(propertiesOc.map(({ nameKey, value }) => [nameKey, value]))
    : (propertiesOc ?? {});
  const { values: properties, problems } = readProperties(definitions, given, details.properties);
  return { read: { properties, assignmentNumber: assignmentNumber(definitions, properties) }, problems };
}

async function readClient({ trx, actor }: FormReader, { clientId }: OrderDetails, current: CurrentForm) {
  if (clientId === current.details.clientId) return { companyId: current.clientCompanyId, problems: {} };
  if (clientId === null) return { companyId: null, problems: {} };
  const client = await findActivePartner(trx, companyOf(actor), 'client', clientId);
  const problems: Problems = client ? {} : { 'clientCompany._id': { code: 'choice' } };
  return { companyId: client?.linkedCompanyId ?? null, problems };
}

/** Whoever looked after the order before may have left; whoever is named now works in the company. */
async function peopleProblems({ trx, actor }: FormReader, said: OrderDetails, { details }: CurrentForm) {
  const named: ReadonlyArray<readonly [string, string | null, string | null]> = [
    ['operator.userId', said.operatorId, details.operatorId],
    ['assignedAnalyst.userId', said.analystId, details.analystId],
  ];
  const fresh = named.filter(([, id, before]) => id !== null && id !== before);
  if (fresh.length === 0) return {};
  const members = await membersAmong(
    trx,
    companyOf(actor),
    fresh.map(([, id]) => id!),
  );
  const strangers = fresh.filter(([, id]) => !members.has(id!));
  return Object.fromEntries(strangers.map(([field]) => [field, { code: 'choice' }])) as Problems;
}

async function assignmentCompanyProblem(
  { trx, actor }: FormReader,
  { assignmentCompanyId: id }: OrderDetails,
  { details }: CurrentForm,
): Promise<Problems> {
  if (id === details.assignmentCompanyId || id === null) return {};
  if (!usesKeyedAttributes(actor.permissions)) return { assignmentCompany: { code: 'unknown' } };
  const known = await findActivePartner(trx, companyOf(actor), 'transport', id);
  return known ? {} : { 'assignmentCompany.companyId': { code: 'choice' } };
}

/** A price that is not shown to somebody is not theirs to set. */
function freightRightProblems({ actor }: FormReader, form: OrderForm): Problems {
  if (holds(actor.permissions, SEE_FREIGHT)) return {};
  const names = ['clientFreight', 'carrierFreight', 'transportFreight'] as const;
  const given = names.filter((name) => form[name] !== undefined && form[name] !== null);
  return Object.fromEntries(given.map((name) => [name, { code: 'notAllowed' }]));
}
