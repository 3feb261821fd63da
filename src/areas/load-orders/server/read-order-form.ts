import { SEE_FREIGHT, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import { SENT_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { missingForOperation } from '#areas/load-orders/rules/new-operation.ts';
import { orderProblems } from '#areas/load-orders/rules/order-problems.ts';
import { assignmentNumber, type GivenProperties, readProperties } from '#areas/load-orders/rules/property-value.ts';
import { fieldKeyProblems } from '#areas/master-data/server/index.ts';
import { CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { warehouseProblems } from '#areas/operations/server/index.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { withCityPosition } from '#platform/places/place-position.ts';
import { columnsOf, type OrderValues, replyOf } from './order-columns.ts';
import { membersAmong } from './order-people.repository.ts';
import { propertiesOf } from './order-property.repository.ts';
import { readPlan } from './plan/read-plan.ts';

/** The context that reading a form needs, which a request and a bulk job both have. */
export type FormReader = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'services'>;
type Problems = Record<string, FieldProblem>;

/** The stored values, kept where the form sends nothing. */
export interface CurrentForm {
  readonly values: OrderValues;
  /** Nothing is stored yet, so the company's required properties must be sent. */
  readonly isNew: boolean;
  /** An operation is created with the order. */
  readonly newOperation?: { readonly dispatchType: string | null };
}

/**
 * Applies a form to the current values and checks all rules: of the trade, of the company and of the actor's
 * permissions.
 */
export async function readOrderForm(context: FormReader, form: OrderForm, current: CurrentForm): Promise<OrderValues> {
  // A distance sent without a word about it was measured.
  const measured = form.distanceTravel !== undefined && form.distanceEstimated === undefined;
  const said = await withPositions(context, {
    ...current.values,
    ...columnsOf(form),
    ...(measured ? { distance_estimated: false } : {}),
  });
  const own = await readOwnProperties(context, form, current);
  const client = await readClient(context, said, current);
  const plan = await readPlan(context.trx, form, said, current.values);
  const values = { ...said, ...own.read, ...plan.read, client_company_id: client.companyId };
  const fields: Problems = {
    ...orderProblems(replyOf(values)),
    ...own.problems,
    ...client.problems,
    ...plan.problems,
    ...(await peopleProblems(context, said, current)),
    ...(await assignmentCompanyProblem(context, said, current)),
    ...(await entryProblems(context, said, current)),
    ...(await warehousesProblems(context, said, current)),
    ...freightRightProblems(context, form),
    ...newOperationProblems(context, values, current),
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return values;
}

async function withPositions({ trx }: FormReader, values: OrderValues): Promise<OrderValues> {
  const { origin, destination } = values;
  return {
    ...values,
    origin: await withCityPosition(trx, origin),
    destination: await withCityPosition(trx, destination),
  };
}

async function readOwnProperties({ trx, actor }: FormReader, { propertiesOc }: OrderForm, current: CurrentForm) {
  if (propertiesOc === undefined && !current.isNew) return { read: {}, problems: {} };
  const definitions = await propertiesOf(trx, companyOf(actor));
  const given: GivenProperties = Array.isArray(propertiesOc)
    ? Object.fromEntries(propertiesOc.map(({ nameKey, value }) => [nameKey, value]))
    : (propertiesOc ?? {});
  const { values: properties, problems } = readProperties(definitions, given, current.values.properties);
  return { read: { properties, assignment_number: assignmentNumber(definitions, properties) }, problems };
}

async function readClient({ trx, actor }: FormReader, { client_id: id }: OrderValues, { values }: CurrentForm) {
  if (id === values.client_id) return { companyId: values.client_company_id, problems: {} };
  if (id === null) return { companyId: null, problems: {} };
  const client = await findActivePartner(trx, companyOf(actor), 'client', id);
  const problems: Problems = client ? {} : { 'clientCompany._id': { code: 'choice' } };
  return { companyId: client?.linkedCompanyId ?? null, problems };
}

/** A stored operator or analyst may have left the company; a newly named one must be a member. */
async function peopleProblems({ trx, actor }: FormReader, said: OrderValues, { values }: CurrentForm) {
  const named: ReadonlyArray<readonly [string, string | null, string | null]> = [
    ['operator.userId', said.operator_id, values.operator_id],
    ['assignedAnalyst.userId', said.analyst_id, values.analyst_id],
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
  { assignment_company_id: id }: OrderValues,
  { values }: CurrentForm,
): Promise<Problems> {
  if (id === values.assignment_company_id || id === null) return {};
  if (!usesKeyedAttributes(actor.permissions)) return { assignmentCompany: { code: 'unknown' } };
  const known = await findActivePartner(trx, companyOf(actor), 'transport', id);
  return known ? {} : { 'assignmentCompany.companyId': { code: 'choice' } };
}

/** Entries of the company's catalogues; what the order, or the operation it starts from, has already may stay. */
function entryProblems({ trx, actor }: FormReader, said: OrderValues, { values }: CurrentForm): Promise<Problems> {
  const loads = said.loads.map(({ category: key }, at) => ({
    catalogue: CATEGORIES,
    field: `loads.${at}.category.categoryId`,
    key,
  }));
  const stored = values.loads.map(({ category }) => category);
  return fieldKeyProblems(trx, companyOf(actor), SENT_FIELDS, { said, stored: values }, { named: loads, stored });
}

async function warehousesProblems(
  context: FormReader,
  { origin, destination }: OrderValues,
  { values, isNew }: CurrentForm,
) {
  const before = isNew ? [] : [values.origin, values.destination];
  return warehouseProblems(context, { origin, destination }, before);
}

function newOperationProblems({ actor }: FormReader, values: OrderValues, { newOperation }: CurrentForm): Problems {
  if (!newOperation) return {};
  const given = {
    dispatchType: newOperation.dispatchType,
    serviceType: values.service_type,
    loadingDate: values.loading_date,
    deliveryDate: values.delivery_date,
    clientFreight: values.client_freight_type,
    carrierFreight: values.carrier_freight_type,
  };
  const missing = missingForOperation(given, holds(actor.permissions, SEE_FREIGHT));
  return Object.fromEntries(missing.map((field) => [field, { code: 'required' }]));
}

/** Only people who see prices may set them. */
function freightRightProblems({ actor }: FormReader, form: OrderForm): Problems {
  if (holds(actor.permissions, SEE_FREIGHT)) return {};
  const names = ['clientFreight', 'carrierFreight', 'transportFreight'] as const;
  const given = names.filter((name) => form[name] !== undefined && form[name] !== null);
  return Object.fromEntries(given.map((name) => [name, { code: 'notAllowed' }]));
}
