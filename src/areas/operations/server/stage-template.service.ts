import type {
  createTemplate as createCall,
  readTemplateHistory as historyCall,
  updateTemplate as updateCall,
} from '#areas/operations/contract/stage-template.calls.ts';
import { stagesShape, type TemplateView } from '#areas/operations/contract/stage-template.shapes.ts';
import type { TemplateKind } from '#areas/operations/rules/stage.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { builtInTemplate } from './built-in-template.ts';
import {
  clearDefault,
  findTemplate,
  insertTemplate,
  insertVersion,
  lockTemplate,
  updateTemplate as setValues,
  type TemplateRecord,
  versionsOf,
  wholeStages,
} from './stage-template.repository.ts';

type Context = RequestContext<Actor>;

export function readBuiltIn({ services, language }: Context, kind: TemplateKind) {
  return { stages: asWire(builtInTemplate(kind, services.translate, language)) };
}

export async function readTemplateView({ trx, actor }: Context, id: string) {
  return view(await findTemplate(trx, companyOf(actor), id));
}

export async function createTemplate(context: Context, template: ParsedInput<typeof createCall>['body']) {
  const { trx, actor } = context;
  const author = authorOf(actor);
  if (template.isDefault) await clearDefault(trx, author.companyId, template.kind);
  const id = await insertTemplate(trx, author, template);
  const record = await findTemplate(trx, author.companyId, id);
  await recordAudit(context, 'stageTemplates.create', null, record);
  return view(record);
}

/** Changed stages become a new version; unchanged ones do not. */
export async function updateTemplate(
  context: Context,
  id: string,
  { version, name, isDefault, stages }: ParsedInput<typeof updateCall>['body'],
) {
  const { trx, actor } = context;
  const author = authorOf(actor);
  const before = await lockTemplate(trx, author.companyId, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  requireFitting(before, stages, isDefault);
  const isOther = JSON.stringify(stagesShape.parse(before.stages)) !== JSON.stringify(stages);
  if (!isOther && name === before.name && isDefault === before.is_default) return view(before);
  if (isDefault && !before.is_default) await clearDefault(trx, author.companyId, before.kind);
  const number = before.current_number + (isOther ? 1 : 0);
  if (isOther) await insertVersion(trx, author, id, number, stages);
  await setValues(trx, before, { name, is_default: isDefault, current_number: number });
  const after = await findTemplate(trx, author.companyId, id);
  await recordAudit(context, 'stageTemplates.update', before, after);
  return view(after);
}

/** Only multipoint templates repeat a stage at each stop, and a disabled template cannot be the default. */
function requireFitting(
  { kind, enabled }: TemplateRecord,
  stages: ParsedInput<typeof updateCall>['body']['stages'],
  isDefault: boolean,
): void {
  const isRepeated = kind !== 'multipoint' && stages.some(({ each }) => each !== null);
  if (isRepeated) throw requestErrors.invalid({ fields: { stages: { code: 'notAllowed' } } });
  if (isDefault && !enabled) throw requestErrors.invalid({ fields: { isDefault: { code: 'notAllowed' } } });
}

export async function enableTemplate(context: Context, id: string, enable: boolean) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const before = await lockTemplate(trx, companyId, id);
  if (before.enabled === enable) return view(before);
  await setValues(trx, before, enable ? { enabled: true } : { enabled: false, is_default: false });
  const after = await findTemplate(trx, companyId, id);
  await recordAudit(context, enable ? 'stageTemplates.enable' : 'stageTemplates.disable', before, after);
  return view(after);
}

export async function readVersions({ trx, actor }: Context, id: string) {
  const versions = await versionsOf(trx, await findTemplate(trx, companyOf(actor), id));
  return {
    versions: versions.map(({ number, created_at, userName, stages }) => ({
      number,
      createdAt: created_at.toISOString(),
      userName,
      stages: asWire(wholeStages(stages)),
    })),
  };
}

export async function readTemplateHistory(
  { trx, actor }: Context,
  id: string,
  query: ParsedInput<typeof historyCall>['query'],
) {
  await findTemplate(trx, companyOf(actor), id);
  return recordHistory(trx, { entity: 'stageTemplate', entityId: id, ...query });
}

const authorOf = (actor: Actor) => ({ companyId: companyOf(actor), userId: actor.userId });

/** Stages were validated by this shape when they were written. */
const asWire = (stages: unknown) => stages as TemplateView['stages'];

function view(record: TemplateRecord): { readonly template: TemplateView } {
  return {
    template: {
      _id: record.id,
      version: record.version,
      kind: record.kind,
      name: record.name,
      enabled: record.enabled,
      isDefault: record.is_default,
      number: record.current_number,
      stages: asWire(record.stages),
      createdAt: record.created_at.toISOString(),
      updatedAt: record.updated_at.toISOString(),
    },
  };
}

function recordAudit(
  context: Context,
  action: `stageTemplates.${NameIn<'operations.templates.history.actions'>}`,
  before: TemplateRecord | null,
  after: TemplateRecord,
) {
  return audit(context.trx, context, {
    action,
    entity: 'stageTemplate',
    entityId: after.id,
    before: before && auditOf(before),
    after: auditOf(after),
  });
}

/** The stages are left out, because their versions record them. */
function auditOf({ name, kind, enabled, is_default, current_number }: TemplateRecord) {
  return { name, kind, enabled, isDefault: is_default, number: current_number } satisfies Partial<
    Record<NameIn<'operations.templates.fields'>, unknown>
  >;
}
