import { SignJWT } from 'jose';
import type { MetabaseSource } from '#platform/embeds/embed-source.ts';
import { EMBED_SECONDS } from '../../rules/report-embed.ts';
import { type AskOutside, embedFailed } from './ask-outside.ts';

interface Asking {
  readonly source: MetabaseSource;
  readonly ask: AskOutside;
  readonly now: Date;
  readonly companyId: string;
}

/** The address of one dashboard, signed for some minutes; a locked parameter shows only the rows of the company. */
export async function openMetabase(
  { source, ask, now, companyId }: Asking,
  dashboard: number,
): Promise<{ readonly address: string; readonly expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + EMBED_SECONDS * 1000);
  const signed = await new SignJWT({
    resource: { dashboard },
    params: source.parameter ? { [source.parameter]: companyId } : {},
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(source.secret));
  // Whether the dashboard is released and the key is right is known only to Metabase.
  const { status } = await ask({ url: `${source.url}/api/embed/dashboard/${signed}` });
  if (status === 401 || status === 403) throw embedFailed('credentials', source.name);
  if (status === 404) throw embedFailed('missing', source.name);
  if (status !== 200) throw embedFailed('refused', source.name);
  return { address: `${source.url}/embed/dashboard/${signed}`, expiresAt };
}
