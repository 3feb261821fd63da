import type { ESTree } from 'vite';
import { type Report, type Source, textOf } from './source.ts';

/** Words of an earlier private vocabulary, with the words of docs/glossary.md that replaced them. */
const REPLACED: readonly (readonly [words: string, instead: string])[] = [
  ['paper papers', 'document, fleetDocument or tradeDocument'],
  ['tell tells told telling teller retell untold', 'notify, emit, announce or report'],
  ['hear hears heard hearer hearers', 'receive, recipient'],
  ['news', 'message, event or update'],
  ['standing standings', 'current'],
  ['surrounding surroundings', 'context or relations'],
  ['keeper keepers', 'author, owner or responsible'],
  ['leash', 'watchdog'],
  ['wish wishes wished', 'request'],
  ['fate fates', 'outcome'],
  ['doer doers', 'actor or performer'],
  ['deed deeds', 'action'],
  ['strange', 'unknown, unusual or foreign'],
  ['seek seeks sought', 'find or search'],
  ['crew', 'workers'],
];

const INSTEAD = new Map(
  REPLACED.flatMap(([words, instead]) => words.split(' ').map((word) => [word, instead] as const)),
);

/** The Peruvian register that the specification calls "MTC papers", and the feature called news. */
const ALLOWED = new Set(['MTC_PAPERS', 'HOMOLOGATION_MTC_PAPERS_URL', 'news', 'newsAndBenefits']);
const CONTENT_AREA = /^(src\/areas|e2e)\/content\//;
const KEY = /^[a-z]\w*(\.\w+)+$/;

/**
 * Names of files, identifiers, keys and style classes are words that a freight professional or any engineer expects.
 */
export function checkWords({ path, text, nodes }: Source, report: Report): void {
  const check = (name: string, offset: number) => {
    const word = replacedWord(name, path);
    if (word) report(offset, `'${name}' contains '${word}': use ${INSTEAD.get(word)} (docs/glossary.md)`);
  };
  check(path, 0);
  if (path.endsWith('.css')) {
    for (const { 1: name = '', index } of text.matchAll(/\.([A-Za-z][\w-]*)/g)) check(name, index);
    return;
  }
  const seen = new Set(nodes.flatMap(packageNames));
  for (const node of nodes) {
    const name = nameIn(node);
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    check(name, node.start);
  }
}

function replacedWord(name: string, path: string): string | undefined {
  if (ALLOWED.has(name)) return undefined;
  const isFeature = CONTENT_AREA.test(path) || KEY.test(name);
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => INSTEAD.has(word) && !(word === 'news' && isFeature));
}

/** A name in code, or a string that is a key: the id of a call, the path of a phrase. */
function nameIn(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier')
    return node.name;
  const value = node.type === 'Literal' ? textOf(node) : undefined;
  return value !== undefined && KEY.test(value) ? value : undefined;
}

/** Names that come from packages cannot be changed here. */
function packageNames(node: ESTree.Node): string[] {
  if (node.type !== 'ImportDeclaration' || /^[.#]/.test(node.source.value)) return [];
  return node.specifiers.map(({ local }) => local.name);
}
