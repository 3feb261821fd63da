import type { EmbedSource } from '#platform/embeds/embed-source.ts';
import type { Services } from '#platform/services.ts';
import type { EmbedInput, OutsideEmbed, ShownEmbed } from '../../contract/embed/embed.shapes.ts';
import { EMBED_SECONDS, type OutsideKind } from '../../rules/report-embed.ts';
import { embedFailed, outsideOf } from './ask-outside.ts';
import { frameFor } from './embed-frame.ts';
import { openMetabase } from './metabase.ts';
import { openPowerBi } from './power-bi.ts';

/** Whose control centre it is. */
export interface EmbedOwner {
  readonly companyId: string;
  /** The address under which the company signs in, by which the settings name it. */
  readonly companyUrl: string | null;
}

export interface EmbedAsk extends EmbedOwner {
  readonly services: Services;
  readonly wanted: EmbedInput;
  readonly now: Date;
}

/** The services that the settings allow the company to use. */
export const sourcesFor = (
  { config }: Pick<Services, 'config'>,
  { companyUrl }: Pick<EmbedOwner, 'companyUrl'>,
): readonly EmbedSource[] =>
  config.REPORT_EMBEDS.filter(({ companies }) => !companies || companies.includes(companyUrl?.toLowerCase() ?? ''));

export const hostsOf = (sources: readonly EmbedSource[]): readonly string[] =>
  sources.flatMap((source) => (source.kind === 'address' ? source.hosts : []));

/** What the browser needs to show what was chosen; everything secret stays here. */
export async function openEmbed(asked: EmbedAsk): Promise<ShownEmbed> {
  switch (asked.wanted.kind) {
    case 'own':
      return { kind: 'own' };
    case 'powerBi':
      return showPowerBi(asked);
    case 'metabase':
      return showMetabase(asked);
    case 'address':
      return showAddress(asked);
  }
}

function sourceOf<K extends OutsideKind>(asked: EmbedAsk, kind: K): Extract<EmbedSource, { kind: K }> {
  const name = asked.wanted.source ?? '';
  const found = sourcesFor(asked.services, asked).find((source) => source.kind === kind && source.name === name);
  if (!found) throw embedFailed('removed', name);
  return found as Extract<EmbedSource, { kind: K }>;
}

async function showPowerBi(asked: EmbedAsk): Promise<OutsideEmbed> {
  const { services, wanted, companyId, now } = asked;
  const source = sourceOf(asked, 'powerBi');
  const report = {
    workspaceId: wanted.workspaceId ?? '',
    reportId: wanted.reportId ?? '',
    datasetId: wanted.datasetId ?? null,
  };
  const ask = outsideOf(services, source.name);
  const { address, token, expiresAt } = await openPowerBi({ source, ask, now, companyId }, report);
  const { workspaceId, reportId } = report;
  return { kind: 'powerBi', ...framed(asked, { name: source.name, address, expiresAt }), token, reportId, workspaceId };
}

async function showMetabase(asked: EmbedAsk): Promise<OutsideEmbed> {
  const { services, wanted, companyId, now } = asked;
  const source = sourceOf(asked, 'metabase');
  const ask = outsideOf(services, source.name);
  const opened = await openMetabase({ source, ask, now, companyId }, wanted.dashboard ?? 0);
  return { kind: 'metabase', ...framed(asked, { name: source.name, ...opened }) };
}

/** The page is asked for once, because a frame does not tell why it stays empty. */
async function showAddress(asked: EmbedAsk): Promise<OutsideEmbed> {
  const { services, wanted, now } = asked;
  const address = wanted.address ?? '';
  const { host } = new URL(address);
  if (!hostsOf(sourcesFor(services, asked)).includes(host)) throw embedFailed('removed', host);
  const { status } = await outsideOf(services, host)({ url: address });
  if (status === 404 || status === 410) throw embedFailed('missing', host);
  if (status >= 400) throw embedFailed('refused', host);
  const expiresAt = new Date(now.getTime() + EMBED_SECONDS * 1000);
  return { kind: 'address', ...framed(asked, { name: host, address, expiresAt }) };
}

interface Opened {
  readonly name: string;
  readonly address: string;
  readonly expiresAt: Date;
}

const framed = ({ services, now }: EmbedAsk, { name, address, expiresAt }: Opened) => ({
  name,
  address,
  frame: frameFor(services.config, address, expiresAt),
  expiresAt: expiresAt.toISOString(),
  seconds: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
});
