import type { Area, Label } from '#kernel/area.ts';
import type { CompanyWord } from '#kernel/company-word.ts';
import { BASE_LANGUAGES, type BaseLanguage } from '#kernel/language.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { columnLabel, listTitle } from '#kernel/list-phrases.ts';
import { menuLabels, titleLabels } from '#kernel/menu-labels.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import type { Translate } from '#kernel/phrases.ts';
import { MENU_GROUPS, phraseOfPath, type Screen } from '#kernel/screens.ts';
import { MANIFESTS } from './manifests.gen.ts';

const AREAS: readonly Area[] = Object.values(MANIFESTS);
const MENUS = [...MENU_GROUPS, 'configuration', 'profile'];

/** The closed list of labels that a company may replace: the menu, and the columns of orders. */
export function companyWords(lists: readonly ListDefinition[], translate: Translate): readonly CompanyWord[] {
  const say = (phrase: PhraseKey): Label => {
    const texts = BASE_LANGUAGES.map((language) => [language, translate(language, phrase)] as const);
    return Object.fromEntries(texts) as Record<BaseLanguage, string>;
  };
  const titles = new Map<PhraseKey, Label>([
    ...AREAS.flatMap((area) => Object.entries(titleLabels(area))).map(
      ([title, label]) => [dynamicKey('titles', title), label] as const,
    ),
    ...lists.map(({ id }) => [listTitle(id), say(listTitle(id))] as const),
  ]);
  return [...menuWords(titles), ...columnWords(lists, say)];
}

/** In the order of the menus. A title that says what the menu says is the same word. */
function menuWords(titles: ReadonlyMap<PhraseKey, Label>): CompanyWord[] {
  const entries = AREAS.flatMap((area) => {
    const labels = menuLabels(area);
    return Object.values(area.screens ?? {}).flatMap((screen) => {
      const path = phraseOfPath(screen.path);
      const label = labels[path];
      if (!screen.menu || !label || isOfPlatform(screen)) return [];
      const title = screen.title ?? screen.path.split('/')[0]!;
      const said = [dynamicKey('titles', title), listTitle(title)].filter((key) => isAlike(titles.get(key), label));
      const word = { group: 'menu', section: screen.menu.group } as const;
      const others = (screen.menu.renamed ?? []).map(({ to }) => ({
        ...word,
        key: `menu.renamed.${to}`,
        phrases: [dynamicKey('menu.renamed', to)],
        names: area.renamed![to]!,
        order: screen.menu!.order,
      }));
      const phrases = [dynamicKey('menu.items', path), ...said];
      return [{ ...word, key: `menu.${path}`, phrases, names: label, order: screen.menu.order }, ...others];
    });
  });
  return entries
    .sort((a, b) => MENUS.indexOf(a.section) - MENUS.indexOf(b.section) || a.order - b.order)
    .map(({ order, ...word }) => word);
}

const PLATFORM_ONLY = new Set(
  AREAS.flatMap(({ permissions = {} }) => Object.values(permissions)).flatMap(({ names }) =>
    Object.entries(names).flatMap(([name, { platformOnly }]) => (platformOnly ? [name] : [])),
  ),
);
const isOfPlatform = ({ guard }: Screen) => typeof guard === 'string' && PLATFORM_ONLY.has(guard);

const isAlike = (one: Label | undefined, other: Label) =>
  one !== undefined && BASE_LANGUAGES.every((language) => one[language] === other[language]);

/** A column has one word in all lists that have it. */
function columnWords(lists: readonly ListDefinition[], say: (phrase: PhraseKey) => Label): CompanyWord[] {
  const named = lists.filter(({ companyWords: isNamed }) => isNamed);
  const columns = [...new Set(named.flatMap((list) => Object.keys(list.columns)))];
  return columns.map((column) => {
    const phrases = named.flatMap(({ id, columns: has }) => (column in has ? [columnLabel(id, column)] : []));
    return { key: `orderColumns.${column}`, group: 'orderColumns', section: null, phrases, names: say(phrases[0]!) };
  });
}
