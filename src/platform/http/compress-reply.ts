import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** What is smaller gains nothing that a network would notice. */
const WORTH_IT = 1024;
/** What is larger is compressed beside the other requests. */
const LARGE = 64 * 1024;

/** The quickest levels: a page of 50 rows shrinks to a sixth in a fraction of a millisecond; higher levels gain little. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 1 };

const inBackground = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, GZIP),
};
const atOnce = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Buffer) => gzipSync(bytes, GZIP),
};

/** The text as the caller takes it, with the headers that say so. */
export async function compressReply(reply: FastifyReply, text: string): Promise<string | Buffer> {
  if (text.length < WORTH_IT) return text;
  const known = reply.getHeader('vary');
  reply.header('vary', known ? `${known}, accept-encoding` : 'accept-encoding');
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  const bytes = Buffer.from(text);
  return bytes.length > LARGE ? inBackground[encoding](bytes) : atOnce[encoding](bytes);
}

/** The best of ours that the caller takes: `gzip, br;q=0` is gzip. */
export function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const taken = new Map<string, boolean>();
  for (const one of String(accepted ?? '').split(',')) {
    const [name = '', ...settings] = one.split(';').map((part) => part.trim().toLowerCase());
    taken.set(name, !settings.some((setting) => /^q=0(\.0*)?$/.test(setting)));
  }
  return (['br', 'gzip'] as const).find((name) => taken.get(name) ?? taken.get('*'));
}
