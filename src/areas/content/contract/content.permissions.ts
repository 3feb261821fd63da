import { holds, type Permission } from '#kernel/permission.ts';
import { CONTENT_COUNTRIES, type ContentCountry } from '../rules/content-countries.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (names: readonly Permission[]) => ({ anyOf: names });

export type ContentKind = 'news' | 'benefits';
const ACTIONS = ['read', 'write'] as const;
type Action = (typeof ACTIONS)[number];

const inSmallLetters = (code: ContentCountry) => code.toLowerCase() as Lowercase<ContentCountry>;
const nameOf = (kind: ContentKind, country: ContentCountry, action: Action): Permission =>
  `${kind}-${inSmallLetters(country)}-${action}`;

const writersOf = (kind: ContentKind) => anyOf(CONTENT_COUNTRIES.map((country) => nameOf(kind, country, 'write')));
const managersOf = (kind: ContentKind) =>
  anyOf(CONTENT_COUNTRIES.flatMap((country) => ACTIONS.map((action) => nameOf(kind, country, action))));

/** Those of any country: which records they reach is decided by the country of each. */
export const MANAGE_NEWS = managersOf('news');
export const WRITE_NEWS = writersOf('news');
export const MANAGE_BENEFITS = managersOf('benefits');
export const WRITE_BENEFITS = writersOf('benefits');
export const DOWNLOAD_CONTENT = rule('download-listings');

type Held = ReadonlySet<string>;

export const mayWriteIn = (held: Held, kind: ContentKind, country: ContentCountry): boolean =>
  held.has(nameOf(kind, country, 'write'));

/** The countries whose records a person manages, or at least reads with drafts and counts. */
export const countriesOf = (held: Held, kind: ContentKind): readonly ContentCountry[] =>
  CONTENT_COUNTRIES.filter((country) => holds(held, anyOf(ACTIONS.map((action) => nameOf(kind, country, action)))));
