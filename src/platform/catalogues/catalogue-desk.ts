import { type CatalogueDefinition, type CompanyEntry, isOwnKey, nameIn, offeredKeys } from '#kernel/catalogue.ts';
import { type CompanyWord, WORDS } from '#kernel/company-word.ts';
import type { PhraseParams } from '#kernel/errors.ts';
import { BASE_LANGUAGES, type BaseLanguage, baseOf, type Language } from '#kernel/language.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { fill, type Translate } from '#kernel/phrases.ts';
import type { Actor } from '../actor.ts';
import type { Trx } from '../db/database.ts';
import type { CompanyCatalogues, ProductNames } from './company-catalogues.ts';

/** A name of a company that another one changed is seen by the first after this time; its own changes at once. */
const KEPT_MS = 60_000;
const KEPT_MAX = 5_000;
/** For an entry of a company that the reader has nothing to do with. */
const UNKNOWN_ENTRY = '—';

type ReadEntries = (trx: Trx) => Promise<readonly CompanyEntry[]>;

/** The services that speak of catalogues. */
interface Speaking {
  readonly translate: Translate;
  readonly catalogues: CompanyCatalogues;
}

interface Kept {
  readonly words: Speaking | null;
  readonly version: number | undefined;
  readonly until: number;
}

/** The catalogues of the product, and those of each company, kept until they change. */
export class CatalogueDesk {
  readonly #definitions: readonly CatalogueDefinition[];
  readonly #groups: ReadonlyMap<string, string>;
  readonly #words: readonly CompanyWord[];
  readonly #wordOf: ReadonlyMap<string, string>;
  readonly #translate: Translate;
  readonly #read: ReadEntries | undefined;
  readonly #kept = new Map<string, Kept>();

  /** Without `read`, in a product of few areas, no company changes anything. */
  constructor(parts: {
    readonly definitions: readonly CatalogueDefinition[];
    readonly lists: readonly ListDefinition[];
    readonly words: readonly CompanyWord[];
    readonly translate: Translate;
    readonly read: ReadEntries | undefined;
  }) {
    const { definitions, lists, words, translate, read } = parts;
    this.#read = read;
    this.#definitions = definitions;
    this.#translate = translate;
    this.#groups = new Map<string, string>([
      ...definitions.flatMap(({ id, phrases }) => phrases.map((group) => [group, id] as const)),
      ...lists.flatMap(groupsOfList),
    ]);
    this.#words = words;
    this.#wordOf = new Map(words.flatMap(({ key, phrases }) => phrases.map((phrase) => [phrase, key] as const)));
  }

  /** As in the product, for what belongs to no company. */
  base(): CompanyCatalogues {
    return this.#catalogues([]);
  }

  /** The services with the words of the actor's company; at once where they are known already. */
  servicesFor<S extends Speaking>(services: S, trx: Trx, actor: Actor | null): S | Promise<S> {
    if (!actor?.companyId || !this.#read) return services;
    const { companyId, cataloguesVersion: version } = actor;
    const kept = this.#kept.get(companyId);
    if (kept && kept.version === version && kept.until > Date.now()) return { ...services, ...kept.words };
    return this.#read(trx).then((entries) => {
      const words = entries.length === 0 ? null : this.#wordsOf(entries);
      this.#kept.delete(companyId);
      if (this.#kept.size >= KEPT_MAX) this.#kept.delete(this.#kept.keys().next().value!);
      this.#kept.set(companyId, { words, version, until: Date.now() + KEPT_MS });
      return { ...services, ...words };
    });
  }

  /** The same for a page behind a link, whose transaction is bound to the company that shared it. */
  async servicesOfLink<S extends Speaking>(services: S, trx: Trx): Promise<S> {
    const entries = (await this.#read?.(trx)) ?? [];
    return entries.length === 0 ? services : { ...services, ...this.#wordsOf(entries) };
  }

  #wordsOf(entries: readonly CompanyEntry[]): Speaking {
    const named = new Map(entries.map((entry) => [`${entry.catalogue}.${entry.key}`, entry]));
    return {
      catalogues: this.#catalogues(entries),
      translate: (language, key, params) =>
        this.#wordFor(named, language, key, params) ??
        this.#nameOf(named, language, key) ??
        this.#translate(language, key, params),
    };
  }

  /** What the company says instead of a label of the product, in exactly the reader's language. */
  #wordFor(
    named: ReadonlyMap<string, CompanyEntry>,
    language: Language,
    phrase: string,
    params: PhraseParams | undefined,
  ): string | undefined {
    const word = this.#wordOf.get(phrase);
    const said = word === undefined ? null : named.get(`${WORDS}.${word}`)?.names[baseOf(language)];
    return said ? fill(said, params, language) : undefined;
  }

  /** Undefined where the key names no entry, or one that the company left as it is. */
  #nameOf(named: ReadonlyMap<string, CompanyEntry>, language: Language, phrase: string): string | undefined {
    const [group, key] = splitLast(phrase);
    const catalogue = this.#groups.get(group);
    if (catalogue === undefined) return undefined;
    const entry = named.get(`${catalogue}.${key}`);
    if (entry) return nameIn(entry.names, language) ?? undefined;
    return isOwnKey(key) ? UNKNOWN_ENTRY : undefined;
  }

  /** The words of the product, where no company is known: an own entry of somebody is none of them. */
  readonly translate: Translate = (language, key, params) =>
    this.#nameOf(new Map(), language, key) ?? this.#translate(language, key, params);

  #productNames(catalogue: string): ReadonlyMap<string, ProductNames> {
    const definition = this.#definitions.find(({ id }) => id === catalogue);
    if (!definition) return new Map();
    const [productGroup] = definition.phrases;
    const name = (key: string) => (language: BaseLanguage) => this.#translate(language, dynamicKey(productGroup, key));
    return new Map(
      definition.keys.map((key) => {
        const names = BASE_LANGUAGES.map((language) => [language, name(key)(language)] as const);
        return [key, Object.fromEntries(names) as ProductNames];
      }),
    );
  }

  #catalogues(entries: readonly CompanyEntry[]): CompanyCatalogues {
    const of = (catalogue: string) => entries.filter((entry) => entry.catalogue === catalogue);
    const offered = new Map(this.#definitions.map((one) => [one.id, offeredKeys(one, of(one.id))]));
    return {
      definitions: this.#definitions,
      words: this.#words,
      entries,
      behaviourOf: (catalogue, key) =>
        (isOwnKey(key) && of(catalogue).find((entry) => entry.key === key)?.behavesAs) || key,
      offered: (catalogue) => offered.get(catalogue) ?? [],
      productNames: (catalogue) => this.#productNames(catalogue),
      groupsOf: (catalogue) => [...this.#groups].flatMap(([group, id]) => (id === catalogue ? [group] : [])),
    };
  }
}

/** The values of a filter over a catalogue, and of the column it belongs to. */
function groupsOfList({ id, filters }: ListDefinition): (readonly [string, string])[] {
  return Object.entries(filters).flatMap(([filter, { catalogue, column = filter }]) =>
    catalogue === undefined
      ? []
      : [filter, column].map((name) => [dynamicKey('lists', `${id}.values.${name}`), catalogue] as const),
  );
}

function splitLast(phrase: string): readonly [string, string] {
  const at = phrase.lastIndexOf('.');
  return [phrase.slice(0, at), phrase.slice(at + 1)];
}
