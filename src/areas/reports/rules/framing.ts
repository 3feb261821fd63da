/** What a page says about who may put it into a frame. */
export interface FramingHeaders {
  readonly policy: string | undefined;
  readonly options: string | undefined;
}

/** Whether a browser shows the page in a frame of a page at this origin; a policy counts before the older header. */
export function mayBeFramed({ policy, options }: FramingHeaders, page: URL, by: URL): boolean {
  const rules = ancestorsIn(policy ?? '');
  if (rules.length > 0) return rules.every((sources) => sources.some((source) => admits(source, page, by)));
  const said = (options ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  if (said.includes('deny')) return false;
  return !said.includes('sameorigin') || page.origin === by.origin;
}

/** The sources of each policy that names any: all of them have to be kept. */
function ancestorsIn(policy: string): readonly (readonly string[])[] {
  return policy.split(',').flatMap((one) => {
    const directives = one.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
    const found = directives.find(([name]) => name === 'frame-ancestors');
    return found ? [found.slice(1)] : [];
  });
}

const SOURCE = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(?:\/.*)?$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function admits(source: string, page: URL, by: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return page.origin === by.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return admitsScheme(source, by);
  const [, scheme, host, port] = SOURCE.exec(source) ?? [];
  if (host === undefined || !admitsScheme(scheme === undefined ? page.protocol : `${scheme}:`, by)) return false;
  const usual = DEFAULT_PORTS[by.protocol] ?? '';
  return admitsHost(host, by.hostname) && (port === '*' || (port ?? usual) === (by.port || usual));
}

/** Plain http also stands for https. */
const admitsScheme = (scheme: string, { protocol }: URL): boolean =>
  scheme === protocol || (scheme === 'http:' && protocol === 'https:');

const admitsHost = (source: string, host: string): boolean =>
  source === '*' || (source.startsWith('*.') ? host.endsWith(source.slice(1)) : source === host);
