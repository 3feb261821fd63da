import type { DirectRequest } from '#platform/http/route.ts';

const LONGEST = 200;

/** The secret of a device: in the address, as a token, or as a password; many devices can send only one of these. */
export function secretOf({ value, authorization = '' }: Pick<DirectRequest, 'value' | 'authorization'>): string | null {
  const secret = value ?? secretIn(authorization);
  return secret !== '' && secret.length <= LONGEST ? secret : null;
}

function secretIn(authorization: string): string {
  const [scheme = '', value = ''] = authorization.trim().split(/\s+/, 2);
  return /^basic$/i.test(scheme) ? passwordOf(value) : tokenOf(scheme, value);
}

const tokenOf = (scheme: string, value: string): string => (/^(bearer|token)$/i.test(scheme) ? value : '');

/** Some devices know a single field, and send it as the name. */
function passwordOf(value: string): string {
  const text = Buffer.from(value, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return text;
  return text.slice(colon + 1) || text.slice(0, colon);
}
