import type { PropertiesView, saveProperties } from '#areas/load-orders/contract/order-property.calls.ts';
import { definitionProblems, type PropertyDefinition } from '#areas/load-orders/rules/property-definition.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { lockPropertyList, propertiesOf, propertyListVersion, replaceProperties } from './order-property.repository.ts';

type Context = RequestContext<Actor>;

export async function readPropertyList({ trx, actor }: Context): Promise<PropertiesView> {
  const companyId = companyOf(actor);
  return present(await propertiesOf(trx, companyId), await propertyListVersion(trx, companyId));
}

/** Orders keep the values of deleted properties. */
export async function savePropertyList(
  context: Context,
  { version, properties }: ParsedInput<typeof saveProperties>['body'],
): Promise<PropertiesView> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const wanted = properties.map((property) => ({ ...property, number: property.number ?? null }));
  const fields = definitionProblems(wanted);
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  if ((await lockPropertyList(trx, companyId)) !== version) throw requestErrors.staleVersion();
  const before = await propertiesOf(trx, companyId);
  if (!differenceBetween({ list: before }, { list: wanted }).differs) return present(before, version);
  await replaceProperties(trx, companyId, wanted);
  await audit(trx, context, {
    action: 'loadOrders.saveProperties',
    entity: 'orderProperties',
    entityId: companyId,
    before: auditOf(before),
    after: auditOf(wanted),
  });
  return present(wanted, version + 1);
}

const auditOf = (definitions: readonly PropertyDefinition[]) =>
  Object.fromEntries(definitions.map(({ nameKey, ...rest }) => [nameKey, rest]));

function present(definitions: readonly PropertyDefinition[], version: number): PropertiesView {
  return { properties: definitions.map((one) => ({ ...one, values: [...one.values] })), version };
}
