import type { EditedWords, saveWords } from '#areas/master-data/contract/word.calls.ts';
import { wordProblems } from '#areas/master-data/rules/word-problems.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { EntryNames } from '#kernel/catalogue.ts';
import { WORDS } from '#kernel/company-word.ts';
import { requestErrors } from '#kernel/errors.ts';
import { BASE_LANGUAGES, baseOf, type Language } from '#kernel/language.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { CompanyCatalogues } from '#platform/catalogues/company-catalogues.ts';
import type { RequestContext } from '#platform/http/route.ts';
import {
  bumpState,
  entriesInReach,
  findState,
  lockCatalogue,
  removeEntries,
  storeEntries,
} from './catalogue.repository.ts';
import { staleCatalogue, withoutProductNames } from './stored-names.ts';

type Context = RequestContext<Actor>;
type Wanted = ParsedInput<typeof saveWords>['body'];
type Names = ReadonlyMap<string, EntryNames>;

const NO_NAMES: EntryNames = { 'pt-BR': null, es: null, en: null };
const isNamed = (names: EntryNames) => BASE_LANGUAGES.some((language) => names[language] !== null);

/** By phrase, what the company says in exactly this language; another language would be worse than the product. */
export function labelsIn({ words, entries }: CompanyCatalogues, language: Language): Record<string, string> {
  const said = new Map(entries.flatMap((one) => (one.catalogue === WORDS ? [[one.key, one.names] as const] : [])));
  const labels = words.flatMap(({ key, phrases }) => {
    const name = said.get(key)?.[baseOf(language)];
    return name ? phrases.map((phrase) => [phrase, name] as const) : [];
  });
  return Object.fromEntries(labels);
}

export async function readAllWords(context: Context): Promise<EditedWords> {
  return presentWords(context, await storedWords(context));
}

/** Saves the words as a whole. Expects the version that was read; whoever saved in between is named. */
export async function saveAllWords(context: Context, { version, words }: Wanted): Promise<EditedWords> {
  const { trx, actor, services } = context;
  const companyId = companyOf(actor);
  await lockCatalogue(trx, companyId, WORDS);
  const state = await findState(trx, companyId, WORDS);
  if (state && state.version !== version) throw staleCatalogue(state);
  if (!state && version !== 0) throw requestErrors.staleVersion();
  const product = new Map(services.catalogues.words.map(({ key, names }) => [key, names]));
  const fields = wordProblems(words, product);
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  const before = await storedWords(context);
  const after: Names = new Map(
    words
      .map(({ key, names }) => [key, withoutProductNames(names, product.get(key))] as const)
      .filter(([, names]) => isNamed(names)),
  );
  await removeEntries(
    trx,
    companyId,
    WORDS,
    [...before.keys()].filter((key) => !after.has(key)),
  );
  await storeEntries(
    trx,
    companyId,
    [...after].map(([key, names]) => ({ catalogue: WORDS, key, names, isOwn: false, behavesAs: null, hidden: false })),
  );
  await bumpState(trx, { companyId, userId: actor.userId }, WORDS);
  await audit(trx, context, {
    action: 'masterData.saveWords',
    entity: 'catalogue',
    entityId: WORDS,
    before: Object.fromEntries(before),
    after: Object.fromEntries(after),
  });
  return presentWords(context, after);
}

/** Read anew, because somebody may just have saved. */
async function storedWords({ trx }: Context): Promise<Names> {
  const entries = await entriesInReach(trx);
  return new Map(entries.flatMap(({ catalogue, key, names }) => (catalogue === WORDS ? [[key, names] as const] : [])));
}

async function presentWords({ trx, actor, services }: Context, own: Names): Promise<EditedWords> {
  const state = await findState(trx, companyOf(actor), WORDS);
  return {
    version: state?.version ?? 0,
    changedBy: state?.changedBy ?? null,
    changedAt: state?.changedAt.toISOString() ?? null,
    words: services.catalogues.words.map(({ key, group, section, names }) => ({
      key,
      group,
      section,
      productNames: { ...names },
      names: { ...(own.get(key) ?? NO_NAMES) },
    })),
  };
}
