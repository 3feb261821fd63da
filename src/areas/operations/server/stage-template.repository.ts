import { type Selectable, sql } from 'kysely';
import type { Stage, TemplateKind } from '#areas/operations/rules/stage.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { StageTemplate } from '#platform/db/schema.gen.ts';

/** A template with the content of its newest version. */
export type TemplateRecord = Omit<Selectable<StageTemplate>, 'kind'> & {
  readonly kind: TemplateKind;
  readonly version_id: string;
  readonly stages: readonly Stage[];
};

function templates(trx: Trx, companyId: string) {
  return trx
    .selectFrom('stage_template as t')
    .innerJoin('stage_template_version as v', (join) =>
      join
        .onRef('v.company_id', '=', 't.company_id')
        .onRef('v.template_id', '=', 't.id')
        .onRef('v.number', '=', 't.current_number'),
    )
    .selectAll('t')
    .select(['v.id as version_id', 'v.stages'])
    .where('t.company_id', '=', companyId);
}

export interface CurrentTemplate {
  readonly versionId: string;
  readonly stages: readonly Stage[];
}

/**
 * The newest version of the chosen template, or else of the default one of the kind; null where the company has none. A
 * template that was disabled after it was chosen is not used.
 */
export async function currentTemplate(
  trx: Trx,
  companyId: string,
  kind: TemplateKind,
  templateId?: string | null,
): Promise<CurrentTemplate | null> {
  const enabled = templates(trx, companyId).where('t.kind', '=', kind).where('t.enabled', '=', true);
  const row =
    (templateId && (await enabled.where('t.id', '=', templateId).executeTakeFirst())) ||
    (await enabled.where('t.is_default', '=', true).executeTakeFirst());
  return row ? { versionId: row.version_id, stages: wholeStages(row.stages) } : null;
}

export async function findTemplate(trx: Trx, companyId: string, id: string): Promise<TemplateRecord> {
  return required(await templates(trx, companyId).where('t.id', '=', id).executeTakeFirst());
}

export async function lockTemplate(trx: Trx, companyId: string, id: string): Promise<TemplateRecord> {
  return required(await templates(trx, companyId).where('t.id', '=', id).forNoKeyUpdate('t').executeTakeFirst());
}

function required(row: { readonly stages: unknown } | undefined): TemplateRecord {
  if (!row) throw requestErrors.notFound();
  return { ...row, stages: wholeStages(row.stages) } as unknown as TemplateRecord;
}

/** Versions never change, so old ones lack what tasks have got since. */
export function wholeStages(stored: unknown): Stage[] {
  return (stored as Stage[]).map((stage) => ({
    ...stage,
    tasks: stage.tasks.map((task) => ({ ...task, waits: task.waits ?? false })),
  }));
}

interface Owned {
  readonly companyId: string;
  readonly userId: string;
}

export interface NewTemplate {
  readonly kind: TemplateKind;
  readonly name: string;
  readonly isDefault: boolean;
  readonly stages: readonly Stage[];
}

export async function insertTemplate(trx: Trx, { companyId, userId }: Owned, template: NewTemplate): Promise<string> {
  const id = createId();
  const { kind, name, isDefault: is_default, stages } = template;
  const values = { id, company_id: companyId, kind, name, is_default, created_by: userId };
  await refuseDuplicates(trx.insertInto('stage_template').values(values).execute());
  await insertVersion(trx, { companyId, userId }, id, 1, stages);
  return id;
}

export async function insertVersion(
  trx: Trx,
  { companyId, userId }: Owned,
  templateId: string,
  number: number,
  stages: readonly Stage[],
): Promise<void> {
  const version = { id: createId(), company_id: companyId, template_id: templateId, number, created_by: userId };
  await trx
    .insertInto('stage_template_version')
    .values({ ...version, stages: JSON.stringify(stages) })
    .execute();
}

export async function updateTemplate(
  trx: Trx,
  { company_id, id }: Pick<TemplateRecord, 'company_id' | 'id'>,
  values: {
    readonly name?: string;
    readonly is_default?: boolean;
    readonly enabled?: boolean;
    readonly current_number?: number;
  },
): Promise<void> {
  const changed = trx.updateTable('stage_template').set(values).where('company_id', '=', company_id);
  await refuseDuplicates(changed.where('id', '=', id).execute());
}

/** Unsets the current default, so that another template of the kind can become it. */
export async function clearDefault(trx: Trx, companyId: string, kind: TemplateKind): Promise<void> {
  await trx
    .updateTable('stage_template')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('is_default', '=', true)
    .execute();
}

/** More versions than anybody looks back at. */
const VERSIONS_SHOWN = 50;

export async function versionsOf(trx: Trx, { company_id, id }: Pick<TemplateRecord, 'company_id' | 'id'>) {
  return trx
    .selectFrom('stage_template_version as v')
    .leftJoin('app_user as u', 'u.id', 'v.created_by')
    .select(['v.number', 'v.created_at', 'v.stages'])
    .select(sql<string | null>`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`.as('userName'))
    .where('v.company_id', '=', company_id)
    .where('v.template_id', '=', id)
    .orderBy('v.number', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
}

async function refuseDuplicates<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const constraint = violatedConstraint(cause);
    if (constraint === 'stage_template_default') throw requestErrors.conflict({ cause });
    if (constraint !== 'stage_template_name') throw cause;
    throw requestErrors.alreadyRegistered({ cause, fields: { name: { code: 'alreadyRegistered' } } });
  }
}
