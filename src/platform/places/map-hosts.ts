/**
 * Hosts whose links are followed, and where they may lead. Exact names only: a name that merely ends or begins like one
 * of these may belong to anybody.
 */
const SHORT_HOSTS: Readonly<Record<string, RegExp>> = {
  'maps.app.goo.gl': /^\/[\w-]+\/?$/,
  'goo.gl': /^\/maps\/[\w-]+\/?$/,
};

const MAP_DOMAINS = [
  'google.com',
  'google.com.ar',
  'google.com.bo',
  'google.com.br',
  'google.com.mx',
  'google.com.pe',
  'google.com.py',
  'google.com.uy',
  'google.cl',
];
const MAP_HOSTS = new Set(MAP_DOMAINS.flatMap((domain) => [domain, `www.${domain}`, `maps.${domain}`]));
/** A consent page, which has the real address in `continue`. */
const CONSENT_HOST = 'consent.google.com';

export function isShortLink(url: URL): boolean {
  return isPlainHttps(url) && (SHORT_HOSTS[url.hostname]?.test(url.pathname) ?? false);
}

/** The map address itself, reached directly or behind a consent page. */
export function mapAddress(url: URL): URL | undefined {
  if (!isPlainHttps(url)) return undefined;
  if (MAP_HOSTS.has(url.hostname)) return isMapPath(url) ? url : undefined;
  const next = url.hostname === CONSENT_HOST ? readUrl(url.searchParams.get('continue')) : undefined;
  return next && MAP_HOSTS.has(next.hostname) ? mapAddress(next) : undefined;
}

export function readUrl(text: string | null | undefined, base?: URL): URL | undefined {
  try {
    return text ? new URL(text, base) : undefined;
  } catch {
    return undefined;
  }
}

const isMapPath = ({ hostname, pathname }: URL) => hostname.startsWith('maps.') || /^\/maps(\/|$)/.test(pathname);

function isPlainHttps({ protocol, port, username, password }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && password === '';
}
