import type { EditedCatalogue, saveCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import { catalogueErrors } from '#areas/master-data/contract/catalogue.errors.ts';
import { catalogueProblems } from '#areas/master-data/rules/catalogue-problems.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type CatalogueDefinition, type CompanyEntry, type EntryNames, isOwnKey, nameIn } from '#kernel/catalogue.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { BASE_LANGUAGES } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { catalogueSaved } from './catalogue.hooks.ts';
import {
  bumpState,
  type CatalogueState,
  entriesInReach,
  findState,
  lockCatalogue,
  removeEntries,
  storeEntries,
  usesOf,
} from './catalogue.repository.ts';
import { refuseHiddenCountries, requireEditor } from './platform-catalogues.ts';
import { staleCatalogue, withoutProductNames } from './stored-names.ts';
import { labelsIn } from './word.service.ts';

type Context = RequestContext<Actor>;
type Wanted = ParsedInput<typeof saveCatalogue>['body'];

const NO_NAMES: EntryNames = { 'pt-BR': null, es: null, en: null };

/** What the browser needs to name and offer entries; nothing about catalogues that are as in the product. */
export function presentCatalogues({ services, language }: Context) {
  const { catalogues } = services;
  const changed = catalogues.definitions.filter(({ id }) =>
    catalogues.entries.some(({ catalogue }) => catalogue === id),
  );
  return {
    catalogues: changed.map(({ id }) => ({
      id,
      groups: [...catalogues.groupsOf(id)],
      offered: [...catalogues.offered(id)],
      names: Object.fromEntries(
        catalogues.entries.flatMap(({ catalogue, key, names }) => {
          const name = catalogue === id ? nameIn(names, language) : null;
          return name === null ? [] : [[key, name] as const];
        }),
      ),
      behaviour: Object.fromEntries(
        catalogues.entries.flatMap(({ catalogue, key, behavesAs }) =>
          catalogue === id && behavesAs !== null ? [[key, behavesAs] as const] : [],
        ),
      ),
    })),
    labels: labelsIn(catalogues, language),
  };
}

export async function readOneCatalogue(context: Context, id: string): Promise<EditedCatalogue> {
  const definition = definitionOf(context, id);
  await requireEditor(context, definition);
  const entries = await ownEntries(context, id);
  const state = await findState(context.trx, companyOf(context.actor), id);
  return presentEdited(context, definition, entries, state);
}

/** Saves a catalogue as a whole. Expects the version that was read; whoever saved in between is named. */
export async function saveOneCatalogue(context: Context, id: string, wanted: Wanted): Promise<EditedCatalogue> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const definition = definitionOf(context, id);
  await requireEditor(context, definition);
  await lockCatalogue(trx, companyId, id);
  const state = await findState(trx, companyId, id);
  if (state && state.version !== wanted.version) throw staleCatalogue(state);
  if (!state && wanted.version !== 0) throw requestErrors.staleVersion();
  const before = await ownEntries(context, id);
  const own = new Set(before.flatMap(({ key, isOwn }) => (isOwn ? [key] : [])));
  const product = context.services.catalogues.productNames(id);
  const behaviours = new Set(definition.kinds?.keys ?? definition.keys);
  const fields = catalogueProblems(wanted.entries, {
    product,
    own,
    behaviours,
    isClosed: definition.isClosed ?? false,
  });
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  await refuseHiddenCountries(context, definition, before, wanted.entries);
  const entries = wanted.entries.map(({ key, names, behavesAs, hidden }) => {
    const isOwn = key === null || isOwnKey(key);
    const stored = { catalogue: id, key: key ?? createId(), isOwn, isForeign: false, hidden };
    const kept = isOwn ? names : withoutProductNames(names, product.get(stored.key));
    return { ...stored, names: kept, behavesAs: isOwn ? behavesAs : null };
  });
  const kept = new Set(entries.map(({ key }) => key));
  await removeUnused(context, id, before, kept);
  await storeEntries(trx, companyId, entries);
  await runListeners(context, catalogueSaved, {
    companyId,
    catalogue: id,
    entries,
    renamed: renamedBetween(before, entries),
  });
  await bumpState(trx, { companyId, userId: actor.userId }, id);
  await audit(trx, context, {
    action: 'masterData.save',
    entity: 'catalogue',
    entityId: id,
    before: summaryOf(before),
    after: summaryOf(entries),
  });
  return presentEdited(context, definition, entries, await findState(trx, companyId, id));
}

function renamedBetween(before: readonly CompanyEntry[], after: readonly Omit<CompanyEntry, 'isForeign'>[]) {
  const earlier = new Map(before.map(({ key, names }) => [key, names]));
  const isRenamed = ({ key, names }: Pick<CompanyEntry, 'key' | 'names'>) =>
    BASE_LANGUAGES.some((language) => (earlier.get(key) ?? NO_NAMES)[language] !== names[language]);
  return new Set(after.filter(isRenamed).map(({ key }) => key));
}

/** What nobody uses goes; the first entry that is in use stops the saving, and says by what. */
async function removeUnused(
  { trx, actor, language, services }: Context,
  catalogue: string,
  before: readonly CompanyEntry[],
  kept: ReadonlySet<string>,
): Promise<void> {
  const removed = before.filter(({ key, isOwn }) => isOwn && !kept.has(key));
  await removeEntries(
    trx,
    companyOf(actor),
    catalogue,
    removed.map(({ key }) => key),
  );
  for (const { key, names } of removed) {
    const uses = await usesOf(trx, catalogue, key);
    if (uses.length === 0) continue;
    const by = uses.map(({ kind, uses: count }) =>
      services.translate(language, dynamicKey('masterData.uses', kind), { count }),
    );
    throw catalogueErrors.entryInUse({
      params: { name: nameIn(names, language) ?? '', by: by.join(', ') },
      facts: { key, uses },
    });
  }
}

function definitionOf({ services }: Context, id: string): CatalogueDefinition {
  const found = services.catalogues.definitions.find((definition) => definition.id === id);
  if (!found) throw requestErrors.notFound();
  return found;
}

/** In the company's order, and only those of the company itself; read anew, because somebody may just have saved. */
async function ownEntries({ trx }: Context, id: string): Promise<readonly CompanyEntry[]> {
  const entries = await entriesInReach(trx);
  return entries.filter(({ catalogue, isForeign }) => catalogue === id && !isForeign);
}

/** Every entry, those nobody ever arranged last, as in the product. */
function presentEdited(
  context: Context,
  definition: CatalogueDefinition,
  entries: readonly CompanyEntry[],
  state: CatalogueState | undefined,
): EditedCatalogue {
  const product = context.services.catalogues.productNames(definition.id);
  const known = entries.filter(({ key, isOwn }) => isOwn || definition.keys.includes(key));
  const arranged = new Set(known.map(({ key }) => key));
  const others = definition.keys
    .filter((key) => !arranged.has(key))
    .map((key) => ({ key, isOwn: false, names: NO_NAMES, behavesAs: null, hidden: false }));
  return {
    catalogue: definition.id,
    isClosed: definition.isClosed ?? false,
    kinds: kindsOf(context, definition),
    version: state?.version ?? 0,
    changedBy: state?.changedBy ?? null,
    changedAt: state?.changedAt.toISOString() ?? null,
    entries: [...known, ...others].map(({ key, isOwn, names, behavesAs, hidden }) => ({
      key,
      isOwn,
      names: { ...names },
      productNames: product.get(key) ?? null,
      behavesAs,
      hidden,
    })),
  };
}

function kindsOf({ services, language }: Context, { kinds }: CatalogueDefinition): EditedCatalogue['kinds'] {
  if (!kinds) return null;
  const { keys, phrases: kindGroup } = kinds;
  return keys.map((key) => ({ key, name: services.translate(language, dynamicKey(kindGroup, key)) }));
}

/** For the audit: by key, what the company said about the entry. */
function summaryOf(entries: readonly CompanyEntry[]): object {
  return Object.fromEntries(
    entries.map(({ key, names, behavesAs, hidden }, at) => [key, { at: at + 1, ...names, behavesAs, hidden }]),
  );
}
