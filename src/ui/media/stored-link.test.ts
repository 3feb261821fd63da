import { describe, expect, it } from 'vitest';
import { isStale, parseStoredLink } from './stored-link.ts';

const at = Date.parse('2026-03-01T12:00:00Z');
const signed = (expires: number) => `/api/files/0198-a/content?expires=${expires / 1000}&signature=x`;

describe('a link of our own file store', () => {
  it('contains the file and its end', () => {
    expect(parseStoredLink(signed(at))).toEqual({ fileId: '0198-a', expiresAt: at });
  });

  it('never ends for a public file', () => {
    const link = parseStoredLink('/api/files/0198-a/content');
    expect(link).toEqual({ fileId: '0198-a', expiresAt: undefined });
    expect(isStale(link, at)).toBe(false);
  });

  it('is renewed a minute before it ends', () => {
    const link = parseStoredLink(signed(at));
    expect(isStale(link, at - 60_000)).toBe(false);
    expect(isStale(link, at - 59_999)).toBe(true);
  });
});

it.each(['https://example.com/api/files/1/content', 'data:image/png;base64,AA==', '/api/files/1', 'blob:x'])(
  '%s is not ours and never renewed',
  (url) => {
    expect(parseStoredLink(url)).toBeUndefined();
    expect(isStale(parseStoredLink(url), at)).toBe(false);
  },
);
