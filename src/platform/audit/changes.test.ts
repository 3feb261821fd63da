import { describe, expect, it } from 'vitest';
import { differenceBetween, isSecret } from './changes.ts';

const changes = (before: object | null, after: object | null) => differenceBetween(before, after).changes;

describe('the difference between two records', () => {
  it('names the fields that changed, with both values', () => {
    expect(changes({ name: 'Ana', city: 'La Paz' }, { name: 'Ana', city: 'Oruro' })).toEqual({
      city: { from: 'La Paz', to: 'Oruro' },
    });
  });

  it('is empty when nothing changed', () => {
    const record = { at: new Date(0), tags: ['a'], nested: { a: { b: 1n } }, none: undefined };
    expect(differenceBetween(record, structuredClone(record))).toEqual({ differs: false, changes: {} });
  });

  it('treats a missing value, null and undefined as equal', () => {
    expect(differenceBetween({ a: null, b: undefined }, { c: null })).toEqual({ differs: false, changes: {} });
  });

  it('of a new or a removed record contains all of it', () => {
    expect(changes(null, { a: 1, b: { c: true } })).toEqual({
      a: { from: null, to: 1 },
      'b.c': { from: null, to: true },
    });
    expect(changes({ a: 1 }, null)).toEqual({ a: { from: 1, to: null } });
    expect(changes(null, null)).toEqual({});
  });

  it('looks into nested fields and names their path', () => {
    const before = { reference: { phone: '1', mail: { work: 'a' } } };
    const after = { reference: { phone: '1', mail: { work: 'b' } } };
    expect(changes(before, after)).toEqual({ 'reference.mail.work': { from: 'a', to: 'b' } });
  });

  it('sees a field that becomes an object and back', () => {
    expect(changes({ a: 1 }, { a: { b: 2 } })).toEqual({ a: { from: 1, to: null }, 'a.b': { from: null, to: 2 } });
    expect(changes({ a: {} }, { a: { b: 2 } })).toEqual({ a: { from: {}, to: null }, 'a.b': { from: null, to: 2 } });
  });

  it('compares lists as a whole', () => {
    expect(changes({ roles: ['a', 'b'] }, { roles: ['b'] })).toEqual({ roles: { from: ['a', 'b'], to: ['b'] } });
    expect(changes({ roles: new Set(['a']) }, { roles: ['a'] })).toEqual({});
  });

  it('writes values as JSON does', () => {
    const after = {
      at: new Date('2026-02-03T10:00:00Z'),
      never: new Date(Number.NaN),
      cents: 12n,
      photo: Buffer.from('x'),
    };
    expect(changes(null, after)).toEqual({
      at: { from: null, to: '2026-02-03T10:00:00.000Z' },
      cents: { from: null, to: '12' },
      photo: { from: null, to: '…' },
    });
  });

  it('shortens very long texts and stops at great depth', () => {
    const text = changes(null, { note: 'x'.repeat(9_999) }).note?.to;
    expect(text).toBe(`${'x'.repeat(2_000)}…`);
    let deep: object = { end: true };
    for (let level = 0; level < 5_000; level += 1) deep = { deep };
    const paths = Object.keys(changes(null, deep));
    expect(paths).toEqual([Array.from({ length: 9 }, () => 'deep').join('.')]);
  });

  it('contains nothing PostgreSQL cannot store', () => {
    expect(changes(null, { 'a\0': 'b\0c', half: '\ud83d', quoted: '\\u0000' })).toEqual({
      a: { from: null, to: 'bc' },
      half: { from: null, to: '\ufffd' },
      quoted: { from: null, to: '\\u0000' },
    });
  });

  it('is not confused by the built-in names of objects', () => {
    const unusual = JSON.parse('{"__proto__": {"a": 1}, "constructor": "x"}');
    expect(changes(null, unusual)).toEqual({
      '__proto__.a': { from: null, to: 1 },
      constructor: { from: null, to: 'x' },
    });
  });
});

describe('secrets', () => {
  it.each([
    'password',
    'newPassword',
    'password_hash',
    'refreshToken',
    'push_token',
    'codeHash',
    'clientSecret',
    'OIDC_CLIENT_SECRET',
    'apiKey',
    'private-key',
    'recoveryCode',
    'otp',
    'pin',
  ])('%s is a secret', (name) => {
    expect(isSecret(name)).toBe(true);
  });

  it.each(['shipping', 'countryCode', 'passport', 'key', 'opinion', 'hashtag', 'secretary', 'tokenised', 'sessionId'])(
    '%s is no secret',
    (name) => {
      expect(isSecret(name)).toBe(false);
    },
  );

  it('are never written at any depth, but the change itself is', () => {
    const before = { password_hash: 'a', auth: { token: 'b', list: [{ secret: 'c', name: 'd' }] } };
    const after = { password_hash: 'x', auth: { token: 'y', list: [{ secret: 'z', name: 'e' }] } };
    const difference = differenceBetween(before, after);
    expect(difference).toEqual({
      differs: true,
      changes: { 'auth.list': { from: [{ name: 'd' }], to: [{ name: 'e' }] } },
    });
    expect(differenceBetween({ token: 'a' }, { token: 'b' })).toEqual({ differs: true, changes: {} });
  });

  it('inside a record named as a secret are not written either', () => {
    expect(changes(null, { secrets: { mail: 'x' } })).toEqual({});
  });
});
