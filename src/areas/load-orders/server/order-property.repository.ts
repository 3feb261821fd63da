import { sql } from 'kysely';
import type { PropertyDefinition } from '#areas/load-orders/rules/property-definition.ts';
import type { PropertyType } from '#areas/load-orders/rules/property-type.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';

/** In the order in which the company saved them. */
export async function propertiesOf(trx: Trx, companyId: string): Promise<PropertyDefinition[]> {
  const rows = await trx
    .selectFrom('order_property')
    .select([
      'name_key as nameKey',
      'name',
      'type',
      'required',
      'choices as values',
      'disabled as disable',
      'max_length as maxLength',
      'abbreviation',
      'number',
      'form_step as formStep',
      'regular_expression as regularExpression',
    ])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as PropertyType }));
}

/** 0 until a list is saved. */
export async function propertyListVersion(trx: Trx, companyId: string): Promise<number> {
  const row = await trx
    .selectFrom('order_property_list')
    .select('version')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Locks the list until the end of the transaction. */
export async function lockPropertyList(trx: Trx, companyId: string): Promise<number> {
  await sql`insert into order_property_list (company_id) values (${companyId}) on conflict do nothing`.execute(trx);
  const { version } = await trx
    .selectFrom('order_property_list')
    .select('version')
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

export async function replaceProperties(
  trx: Trx,
  companyId: string,
  definitions: readonly PropertyDefinition[],
): Promise<void> {
  await trx.deleteFrom('order_property').where('company_id', '=', companyId).execute();
  const rows = definitions.map((definition, position) => ({
    id: createId(),
    company_id: companyId,
    name_key: definition.nameKey,
    name: definition.name,
    type: definition.type,
    required: definition.required,
    choices: [...definition.values],
    disabled: definition.disable,
    max_length: definition.maxLength,
    abbreviation: definition.abbreviation,
    number: definition.number,
    form_step: definition.formStep,
    regular_expression: definition.regularExpression,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('order_property').values(rows).execute();
  await sql`update order_property_list set version = version + 1 where company_id = ${companyId}`.execute(trx);
}
