import { type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrderForm } from '#platform/db/schema.gen.ts';

export type FormKind = 'checklist' | 'contract';

export type FormRecord = Omit<Selectable<LoadOrderForm>, 'kind'> & {
  readonly kind: FormKind;
  /** Null if they no longer belong to the company. */
  readonly authorName: string | null;
};

const authorName = sql<string | null>`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;

function forms(trx: Trx, companyId: string) {
  return trx
    .selectFrom('load_order_form as f')
    .leftJoin('app_user as u', 'u.id', 'f.created_by')
    .selectAll('f')
    .select(authorName.as('authorName'))
    .where('f.company_id', '=', companyId);
}

export async function findForm(trx: Trx, companyId: string, kind: FormKind, id: string): Promise<FormRecord> {
  return required(await forms(trx, companyId).where('f.kind', '=', kind).where('f.id', '=', id).executeTakeFirst());
}

export async function lockForm(trx: Trx, companyId: string, kind: FormKind, id: string): Promise<FormRecord> {
  const found = forms(trx, companyId).where('f.kind', '=', kind).where('f.id', '=', id);
  return required(await found.forNoKeyUpdate('f').executeTakeFirst());
}

function required(row: object | undefined): FormRecord {
  if (!row) throw requestErrors.notFound();
  return row as FormRecord;
}

/** For every order of an operation, in order of creation. */
export async function formsOf(trx: Trx, companyId: string, operationId: string): Promise<FormRecord[]> {
  const rows = await forms(trx, companyId)
    .innerJoin('load_order as o', (join) =>
      join.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.order_id'),
    )
    .where('o.operation_id', '=', operationId)
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute();
  return rows as FormRecord[];
}

export interface NewForm {
  readonly id: string;
  readonly companyId: string;
  readonly orderId: string;
  readonly kind: FormKind;
  readonly code: string;
  readonly content: object;
  readonly completedAt: Date | null;
  readonly userId: string;
}

export async function insertForm(trx: Trx, form: NewForm): Promise<void> {
  await trx
    .insertInto('load_order_form')
    .values({
      id: form.id,
      company_id: form.companyId,
      order_id: form.orderId,
      kind: form.kind,
      code: form.code,
      content: JSON.stringify(form.content),
      completed_at: form.completedAt,
      created_by: form.userId,
    })
    .execute();
}

export async function updateForm(
  trx: Trx,
  { company_id, id }: Pick<FormRecord, 'company_id' | 'id'>,
  { content, completedAt }: Pick<NewForm, 'content' | 'completedAt'>,
): Promise<void> {
  await trx
    .updateTable('load_order_form')
    .set({ content: JSON.stringify(content), completed_at: completedAt })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

/** An order of the own company, with the data its documents need. */
export async function findFormOrder(trx: Trx, companyId: string, orderId: string) {
  const row = await orders(trx, companyId).where('o.id', '=', orderId).executeTakeFirst();
  if (!row) throw requestErrors.notFound();
  return row;
}

export async function formOrdersOf(trx: Trx, companyId: string, operationId: string, limit: number) {
  return orders(trx, companyId)
    .where('o.operation_id', '=', operationId)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

function orders(trx: Trx, companyId: string) {
  return trx
    .selectFrom('load_order as o')
    .leftJoin('partner as k', (join) =>
      join.onRef('k.company_id', '=', 'o.company_id').onRef('k.id', '=', 'o.carrier_id'),
    )
    .select(['o.id', 'o.operation_id', 'o.code', 'o.status', 'o.origin_city', 'o.destination_city'])
    .select(['o.plate', 'o.trailer_plate', 'o.driver_name', 'o.carrier_name'])
    .select(['o.loading_date', 'o.delivery_date', 'o.category_load', 'o.weight', 'o.weight_unit'])
    .select(['o.carrier_freight_type', 'o.carrier_freight', 'o.carrier_freight_currency', 'o.carrier_freight_unit'])
    .select(['o.carrier_freight_advance', 'o.origin', 'o.destination'])
    .select(['k.tax_id as carrierTaxId', 'k.country_code as carrierCountry', 'k.address as carrierAddress'])
    .where('o.company_id', '=', companyId);
}
export type FormOrderRow = Awaited<ReturnType<typeof findFormOrder>>;
