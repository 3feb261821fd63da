import type { EmbedSource } from '#platform/embeds/embed-source.ts';
import { publicOrigin } from '#platform/public-origin.ts';
import type { Services } from '#platform/services.ts';
import type { EmbedInput, OutsideEmbed, ShownEmbed } from '../../contract/embed/embed.shapes.ts';
import { mayBeFramed } from '../../rules/framing.ts';
import { EMBED_SECONDS, type OutsideKind } from '../../rules/report-embed.ts';
import { type AskOutside, embedFailed, outsideOf } from './ask-outside.ts';
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

/** The page is asked for, because a frame does not tell why it stays empty. */
async function showAddress(asked: EmbedAsk): Promise<OutsideEmbed> {
  const { services, wanted, now } = asked;
  const address = wanted.address ?? '';
  const { host } = new URL(address);
  if (!hostsOf(sourcesFor(services, asked)).includes(host)) throw embedFailed('removed', host);
  await askPage(outsideOf(services, host), new URL(address), new URL(publicOrigin(services.config)));
  const expiresAt = new Date(now.getTime() + EMBED_SECONDS * 1000);
  return { kind: 'address', ...framed(asked, { name: host, address, expiresAt }) };
}

const MOST_REDIRECTS = 5;

/** Follows the page as the frame will, which stays empty at another host and where the page forbids frames. */
async function askPage(ask: AskOutside, first: URL, ours: URL): Promise<void> {
  const { host, origin } = first;
  for (let page = first, nth = 0; nth <= MOST_REDIRECTS; nth += 1) {
    const { status, headers } = await ask({ url: page.href });
    if (status === 404 || status === 410) throw embedFailed('missing', host);
    if (status >= 400) throw embedFailed('refused', host);
    if (status < 300 || !headers.location || !URL.canParse(headers.location, page.href)) {
      const [policy, options] = [headers['content-security-policy'], headers['x-frame-options']];
      if (!mayBeFramed({ policy: policy?.toString(), options: options?.toString() }, page, ours)) break;
      return;
    }
    page = new URL(headers.location, page);
    if (page.origin !== origin && page.origin !== origin.replace(/^http:/, 'https:')) throw embedFailed('host', host);
  }
  throw embedFailed('refused', host);
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
