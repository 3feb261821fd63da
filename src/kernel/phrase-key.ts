import type { PhraseParams } from './errors.ts';

/** Every tree of texts of the product; the composition adds them, because nothing below it knows them all. */
export interface PhraseTrees {
  readonly kernel?: never;
}

type Tree = NonNullable<PhraseTrees[keyof PhraseTrees]>;

type KeysOf<T> = T extends unknown
  ? { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string]
  : never;

type PrefixesOf<T> = T extends unknown
  ? { [K in keyof T & string]: T[K] extends string ? never : K | `${K}.${PrefixesOf<T[K]>}` }[keyof T & string]
  : never;

/** `days_one` and `days_other` are asked for as `days`, with a count. */
type Counted<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** A text that exists in pt-BR; the other languages have the same keys. */
export type PhraseKey = Counted<KeysOf<Tree>>;

/** A group of texts: everything before the last part of a key. */
export type PhrasePrefix = PrefixesOf<Tree>;

type At<T, Path extends string> = T extends unknown
  ? Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : Path extends keyof T
      ? T[Path]
      : never
  : never;

/** What may follow a group's name: `NameIn<'fleet.drivers.fields'>` are the fields that have a label. */
export type NameIn<Prefix extends PhrasePrefix> = Counted<KeysOf<At<Tree, Prefix>>>;

export type TranslateKey = (key: PhraseKey, params?: PhraseParams) => string;

/**
 * A key whose last part only the running program knows: an error's code, a list's column.
 * The test of dynamic keys walks the tables of values and fails where a text is missing.
 */
export function dynamicKey(prefix: PhrasePrefix, value: string): PhraseKey {
  return `${prefix}.${value}` as PhraseKey;
}
