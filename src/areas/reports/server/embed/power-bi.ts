import { z } from 'zod';
import type { PowerBiSource } from '#platform/embeds/embed-source.ts';
import { EMBED_SECONDS } from '../../rules/report-embed.ts';
import { type AskOutside, embedFailed } from './ask-outside.ts';

const SCOPE = 'https://analysis.windows.net/powerbi/api/.default';
const REFUSED = [401, 403];
/** A token is not used in its last minute. */
const SPARE_MS = 60_000;

const signedIn = z.object({ access_token: z.string(), expires_in: z.number() });
const foundReport = z.object({ embedUrl: z.string(), datasetId: z.string().nullish() });
const generated = z.object({ token: z.string(), expiration: z.iso.datetime({ offset: true }) });

/** The token of the account itself, which never leaves the server: it is good for every report of the account. */
const accounts = new Map<string, { readonly token: string; readonly until: number }>();
const accountKey = ({ signIn, tenant, client }: PowerBiSource) => [signIn, tenant, client].join(' ');

interface Report {
  readonly workspaceId: string;
  readonly reportId: string;
  readonly datasetId: string | null;
}

interface Asking {
  readonly source: PowerBiSource;
  readonly ask: AskOutside;
  readonly now: Date;
  readonly companyId: string;
}

export interface PowerBiEmbed {
  readonly address: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** A token that reads this one report for some minutes, as a company may see it. */
export async function openPowerBi(asking: Asking, report: Report): Promise<PowerBiEmbed> {
  const { source, ask, now } = asking;
  const { workspaceId, reportId } = report;
  const token = await accountToken(asking);
  const group = `${source.api}/v1.0/myorg/groups/${workspaceId}`;
  const found = await read(asking, { url: `${group}/reports/${reportId}`, token }, foundReport);
  if (!URL.canParse(found.embedUrl) || new URL(found.embedUrl).origin !== new URL(source.page).origin) {
    throw embedFailed('host', source.name);
  }
  const datasetId = found.datasetId?.toLowerCase() ?? null;
  if (report.datasetId !== null && report.datasetId !== datasetId) throw embedFailed('missing', source.name);
  const body = tokenRequest(asking, { workspaceId, reportId, datasetId });
  const reply = await ask({ url: `${source.api}/v1.0/myorg/GenerateToken`, body, token });
  const made = accepted(asking, reply, generated);
  const expiresAt = Math.min(new Date(made.expiration).getTime(), now.getTime() + EMBED_SECONDS * 1000);
  return { address: found.embedUrl, token: made.token, expiresAt: new Date(expiresAt) };
}

/** With a role, the datasets show only the rows of the company that is named. */
function tokenRequest({ source, companyId }: Asking, { workspaceId, reportId, datasetId }: Report) {
  const datasets = datasetId === null ? [] : [{ id: datasetId }];
  return {
    datasets,
    reports: [{ id: reportId, allowEdit: false }],
    targetWorkspaces: [{ id: workspaceId }],
    lifetimeInMinutes: EMBED_SECONDS / 60,
    ...(source.role
      ? { identities: [{ username: companyId, roles: [source.role], datasets: datasets.map(({ id }) => id) }] }
      : {}),
  };
}

async function accountToken({ source, ask, now }: Asking): Promise<string> {
  const key = accountKey(source);
  const kept = accounts.get(key);
  if (kept && kept.until > now.getTime()) return kept.token;
  const { status, body } = await ask({
    url: `${source.signIn}/${encodeURIComponent(source.tenant)}/oauth2/v2.0/token`,
    body: new URLSearchParams({
      ...{ grant_type: 'client_credentials', scope: SCOPE },
      ...{ client_id: source.client, client_secret: source.secret },
    }),
  });
  const read = signedIn.safeParse(body);
  if (status !== 200 || !read.success) throw embedFailed('credentials', source.name);
  const { access_token: token, expires_in: seconds } = read.data;
  accounts.set(key, { token, until: now.getTime() + seconds * 1000 - SPARE_MS });
  return token;
}

async function read<T>(
  asking: Asking,
  request: { readonly url: string; readonly token: string },
  shape: z.ZodType<T>,
): Promise<T> {
  return accepted(asking, await asking.ask(request), shape);
}

function accepted<T>(
  { source }: Asking,
  { status, body }: { readonly status: number; readonly body: unknown },
  shape: z.ZodType<T>,
): T {
  // Next time with a new one: the right may have been taken from the account, or just given to it.
  if (REFUSED.includes(status)) accounts.delete(accountKey(source));
  if (REFUSED.includes(status)) throw embedFailed('credentials', source.name);
  if (status === 404) throw embedFailed('missing', source.name);
  if (status !== 200) throw embedFailed('refused', source.name);
  const said = shape.safeParse(body);
  if (!said.success) throw embedFailed('away', source.name, said.error);
  return said.data;
}
