import { describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { type LinkQuery, linkLifetime } from './link-signature.ts';
import { signedUrl } from './stored-file.ts';

const secret = { FILES_SECRET: 'a secret of more than thirty-two characters' };
const file = createId();
const noon = new Date('2026-02-03T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

function queryOf(url: string): LinkQuery {
  const { expires, signature, download } = Object.fromEntries(new URL(url, 'http://x').searchParams);
  return { expires: Number(expires), signature, download: download === '1' ? '1' : undefined };
}

describe('a signed link', () => {
  it('works for at most fifteen minutes and not a second longer', () => {
    const query = queryOf(signedUrl(secret, file, noon));
    expect(linkLifetime(secret, file, query, noon)).toBe(900);
    expect(linkLifetime(secret, file, query, later(899))).toBe(1);
    expect(linkLifetime(secret, file, query, later(900))).toBeUndefined();
  });

  it('is the same for five minutes, so that a browser can cache the content', () => {
    expect(signedUrl(secret, file, later(299))).toBe(signedUrl(secret, file, noon));
    expect(signedUrl(secret, file, later(300))).not.toBe(signedUrl(secret, file, noon));
  });

  it('is valid for one file, one purpose, one time and one secret', () => {
    const query = queryOf(signedUrl(secret, file, noon));
    const works = (changed: Partial<LinkQuery>, id = file, key = secret) =>
      linkLifetime(key, id, { ...query, ...changed }, noon) !== undefined;
    expect(works({})).toBe(true);
    expect(works({}, createId())).toBe(false);
    expect(works({ expires: (query.expires ?? 0) + 1 })).toBe(false);
    expect(works({ download: '1' })).toBe(false);
    expect(works({ signature: `${query.signature?.slice(0, -2)}AA` })).toBe(false);
    expect(works({ signature: '' })).toBe(false);
    expect(works({ signature: 'ñ'.repeat(43) })).toBe(false);
    expect(works({ signature: undefined })).toBe(false);
    expect(works({ expires: undefined })).toBe(false);
    expect(works({}, file, { FILES_SECRET: 'another secret of more than thirty-two' })).toBe(false);
  });

  it('can ask for the file to be saved', () => {
    const query = queryOf(signedUrl(secret, file, noon, { download: true }));
    expect(query.download).toBe('1');
    expect(linkLifetime(secret, file, query, noon)).toBe(900);
  });
});
