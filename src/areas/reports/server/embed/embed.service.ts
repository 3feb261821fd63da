import { findCompany } from '#areas/companies/server/index.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { AdmissionContext, PreparationContext, RequestContext } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { EmbedInput, EmbedView } from '../../contract/embed/embed.shapes.ts';
import { REPORT_SCREENS, type ReportScreen } from '../../rules/report-screen.ts';
import { type EmbedRecord, type EmbedValues, findEmbed, listEmbeds, saveEmbed } from './embed.repository.ts';
import { type EmbedOwner, hostsOf, openEmbed, sourcesFor } from './open-embed.ts';

/** What is asked of the database before a service outside is asked. */
export interface Chosen {
  readonly owner: EmbedOwner;
  readonly wanted: EmbedInput;
}

async function ownerOf({ trx, actor }: Pick<AdmissionContext<Actor>, 'trx' | 'actor'>): Promise<EmbedOwner> {
  const companyId = companyOf(actor);
  return { companyId, companyUrl: (await findCompany(trx, companyId))?.url ?? null };
}

export async function chosenFor(context: AdmissionContext<Actor>, screen: ReportScreen): Promise<Chosen> {
  const owner = await ownerOf(context);
  const record = await findEmbed(context.trx, { companyId: owner.companyId, screen });
  return { owner, wanted: record ? inputOf(record) : { kind: 'own' } };
}

/** Refuses what could not be saved either. */
export async function triedFor(context: AdmissionContext<Actor>, wanted: EmbedInput): Promise<Chosen> {
  const owner = await ownerOf(context);
  refuseWrong(context.services, owner, wanted);
  return { owner, wanted };
}

export async function open({ services, now }: PreparationContext<Actor>, { owner, wanted }: Chosen) {
  return { embed: await openEmbed({ services, now, wanted, ...owner }) };
}

export async function readAll(context: RequestContext<Actor>) {
  const { trx, services } = context;
  const owner = await ownerOf(context);
  const records = new Map((await listEmbeds(trx, owner.companyId)).map((record) => [record.screen, record]));
  return {
    embeds: REPORT_SCREENS.map((screen) => presentEmbed(screen, records.get(screen))),
    sources: sourcesFor(services, owner).map((source) => ({
      kind: source.kind,
      name: source.name,
      hosts: [...hostsOf([source])],
    })),
  };
}

export async function save(
  context: RequestContext<Actor>,
  screen: ReportScreen,
  { version, ...wanted }: EmbedInput & { readonly version: number },
): Promise<{ embed: EmbedView }> {
  const { trx, actor, services } = context;
  const owner = await ownerOf(context);
  refuseWrong(services, owner, wanted);
  const of = { companyId: owner.companyId, screen };
  const before = await findEmbed(trx, of);
  const after = await saveEmbed(trx, of, { ...columnsOf(wanted), changed_by: actor.userId }, version);
  await audit(trx, context, {
    action: 'reportEmbeds.save',
    entity: 'report_embed',
    entityId: after.id,
    before: before ? inputOf(before) : { kind: 'own' },
    after: inputOf(after),
  });
  return { embed: presentEmbed(screen, after) };
}

/** Only what the settings allow: a service of theirs, or a page of a host of theirs. */
function refuseWrong(services: Services, owner: EmbedOwner, { kind, source, address }: EmbedInput): void {
  const allowed = sourcesFor(services, owner);
  const wrong = (field: string, problem: FieldProblem) => requestErrors.invalid({ fields: { [field]: problem } });
  if (kind === 'powerBi' || kind === 'metabase') {
    if (!allowed.some((one) => one.kind === kind && one.name === source)) throw wrong('source', { code: 'choice' });
  }
  if (kind !== 'address') return;
  const { protocol, host } = new URL(address ?? '');
  if (protocol !== 'https:' && !services.config.REPORT_EMBED_PRIVATE) throw wrong('address', { code: 'httpsAddress' });
  const hosts = hostsOf(allowed);
  if (hosts.length === 0) throw wrong('kind', { code: 'choice' });
  if (!hosts.includes(host)) {
    throw wrong('address', { code: 'hostNotAllowed', params: { hosts: hosts.join(', ') } });
  }
}

/** What another kind needs is not kept. */
function columnsOf(wanted: EmbedInput): Omit<EmbedValues, 'changed_by'> {
  const { kind, source, workspaceId, reportId, datasetId, dashboard, address } = wanted;
  const isPowerBi = kind === 'powerBi';
  return {
    kind,
    source: isPowerBi || kind === 'metabase' ? (source ?? null) : null,
    workspace_id: isPowerBi ? (workspaceId ?? null) : null,
    report_id: isPowerBi ? (reportId ?? null) : null,
    dataset_id: isPowerBi ? (datasetId ?? null) : null,
    dashboard: kind === 'metabase' ? (dashboard ?? null) : null,
    address: kind === 'address' ? (address ?? null) : null,
  };
}

const inputOf = ({ kind, source, workspace_id, report_id, dataset_id, dashboard, address }: EmbedRecord) => ({
  ...{ kind, source, dashboard, address },
  ...{ workspaceId: workspace_id, reportId: report_id, datasetId: dataset_id },
});

const NOTHING = { source: null, workspaceId: null, reportId: null, datasetId: null, dashboard: null, address: null };

const presentEmbed = (screen: ReportScreen, record: EmbedRecord | undefined): EmbedView =>
  record ? { screen, ...inputOf(record), version: record.version } : { screen, kind: 'own', ...NOTHING, version: 0 };
