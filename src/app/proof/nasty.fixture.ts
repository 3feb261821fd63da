const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** One text for each line, so that a list of them can be read at a glance. */
const lines = (text: string): string[] => text.trim().split(/\n\s*/);

const NUMBERS: readonly unknown[] = [0, -1, 1.5, 1e308, 5e-324, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER];

const NUMBERS_AS_TEXT = lines(`
  NaN
  -Infinity
  1e400
  0x10
  ١٢٣
  1,5
  00000000012
`);

const TEXTS: readonly unknown[] = [
  '',
  '\t\r\n',
  'a\u0000b',
  '\ud800',
  'x\udc00\ud800',
  '\u202Etxet',
  '\ufeff',
  '\u200b\u200d',
  '\u0007\u001b[31m',
  '👩‍👩‍👧‍👦',
  '😀'.repeat(300),
  'e\u0301'.repeat(50),
  'A'.repeat(501),
  'A'.repeat(100_000),
  '9'.repeat(400),
  'line\r\nX-Injected: 1',
  `${'a'.repeat(60)}!`,
  `a@${'b'.repeat(300)}.com`,
];

const TRICKS = lines(`
  ' or 1=1 --
  "; drop table company; --
  ');select pg_sleep(20);--
  $1
  \\
  %
  _
  %_%\\
  \u0024{7*7}
  {{7*7}}
  <script>alert(1)</script>
  "><img src=x onerror=alert(1)>
  javascript:alert(1)
  =cmd()
  ../../etc/passwd
  ..%2f..%2fetc
  file:///etc/passwd
  http://169.254.169.254/latest
  https://user:pass@exemplo.test/
  (a+)+$
  ,
  ,~,
  %2C%7E
  a@b
  ====
  data:text/html;base64,AAAA
  #12345
  İıſKß日本語ﷺ
`);

const NAMES = lines(`
  __proto__
  constructor
  toString
  undefined
  null
  true
  BO
  USD
  All
`);

const DATES = lines(`
  0000-00-00
  2026-02-30
  9999-12-31
  +275760-09-13T00:00:00Z
  31-12-1899,01-01-1900
  01-01-2026,31-12-2025
`);

const IDS = lines(`
  00000000-0000-0000-0000-000000000000
  {01890000-0000-7000-8000-000000000000}
  01890000000070008000000000000000
`);

const SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[null]],
  {},
  { length: 1e9 },
  { toString: 'x', valueOf: 1, toJSON: 1 },
  { $ne: null },
  Array.from({ length: 1000 }, () => 1),
  Array.from({ length: 300 }, (_, index) => `x${index}`),
  deep(1000),
];

/** Values that have broken something somewhere. */
export const NASTY: readonly unknown[] = [
  ...NUMBERS,
  ...NUMBERS_AS_TEXT,
  ...TEXTS,
  ...TRICKS,
  ...NAMES,
  ...DATES,
  ...IDS,
  ...SHAPES,
];

/** Bodies that are wrong as a whole. */
export const NASTY_BODIES: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1}}',
  '{"__proto__":{"admin":true}}',
  '\ufeff{}',
  '{"a":\u0000}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
  '\u0000\u0001\u0002',
];

/** Headers that are wrong. */
export const NASTY_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'y'.repeat(300) },
  { 'x-language': '__proto__' },
  { 'accept-language': 'xx,'.repeat(2000) },
  { cookie: 'tropeiro_refresh=%00; =;; a=b=c; __proto__=1' },
  { cookie: `tropeiro_refresh=${'a'.repeat(5000)}` },
  { 'last-event-id': 'a-9e99' },
  { 'user-agent': 'x'.repeat(9000) },
  { 'if-none-match': '"'.repeat(500) },
  { host: 'exemplo.test:99999' },
  { 'x-forwarded-for': "1.1.1.1'--" },
];

export const NASTY_TOKENS = lines(`
  Bearer
  Basic YTpi
  Bearer a.b.c
  Bearer ${'x'.repeat(8000)}
  Bearer eyJhbGciOiJub25lIn0.e30.
  bearer \u00ff
`);

/** Query texts that no client of ours would write. */
export const NASTY_QUERIES = lines(`
  ?%
  ?%ED%A0%80=%ED%A0%80
  ?&&&=
  ?a[]=1&a[]=2
  ?a[b][c]=d
  ?__proto__=1&constructor=2
  ?page=1&page=2
  ?search=${'%F0%9F%98%80'.repeat(500)}
  ?sort=%00
  ?${'a=1&'.repeat(2000)}
  ??#
`);
