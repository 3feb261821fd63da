import { requestErrors } from '#kernel/errors.ts';
import { Later, RawReply, type RequestContext } from '../http/route.ts';
import { contentDisposition } from './file-name.ts';
import type { StoredFile } from './stored-file.ts';

const FOREVER_SECONDS = 31_536_000;
/** Shown in the browser; everything else can only be saved. */
const SHOWN = /^(?:application\/pdf|image\/(?:png|jpeg)|text\/html)/;
const PAGE_POLICY = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";
const PLAIN_POLICY = "sandbox; default-src 'none'";
/** Browsers show PDF with their own viewer, which does not start in a sandbox. */
const PDF_POLICY = "base-uri 'none'; form-action 'none'; script-src 'none'";
const ONLY_OUR_PAGES = "frame-ancestors 'self'";

export interface Permit {
  readonly download: boolean;
  /** Seconds a signed link is still valid; undefined for public files. */
  readonly lifetime: number | undefined;
}

/**
 * The content with headers that keep browsers from treating it as anything but a harmless document. The store is asked
 * after the transaction, because it may be slow.
 */
export function serveFile(
  { services, caller, log }: Pick<RequestContext, 'services' | 'caller' | 'log'>,
  file: StoredFile,
  permit: Permit,
): Later<RawReply> {
  const headers = headersOf(file, permit);
  return new Later(async () => {
    if (isKnown(caller.headers['if-none-match'], file)) return new RawReply('', headers, 304);
    const content = await services.files.read(file.storageKey);
    if (!content) {
      log.error({ fileId: file.id }, 'the content of a file is missing from the store');
      throw requestErrors.notFound();
    }
    return new RawReply(content.stream, {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(content.size),
    });
  });
}

function headersOf(file: StoredFile, { download, lifetime }: Permit): Record<string, string> {
  const isShown = SHOWN.test(file.contentType) && !download;
  return {
    etag: etagOf(file),
    'cache-control':
      lifetime === undefined ? `public, max-age=${FOREVER_SECONDS}, immutable` : `private, max-age=${lifetime}`,
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', file.name),
    'content-security-policy': `${policyFor(file.contentType)}; ${ONLY_OUR_PAGES}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };
}

function policyFor(contentType: string): string {
  if (contentType.startsWith('text/html')) return PAGE_POLICY;
  return contentType === 'application/pdf' ? PDF_POLICY : PLAIN_POLICY;
}

const etagOf = (file: StoredFile) => `"${file.sha256}"`;

function isKnown(header: string | string[] | undefined, file: StoredFile): boolean {
  return typeof header === 'string' && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(file));
}
