import type { ESTree } from 'vite';
import { isDemo, isPhrases } from './place.ts';
import { nameOf, type Report, type Source, textOf } from './source.ts';

const BUILDER_CALLS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'query']);
const STATEMENT =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop)\s+table\s)/i;

/** Database statements belong in repositories and the platform. */
export function checkSql({ path, place, imports, nodes }: Source, report: Report): void {
  if (place.zone === undefined || place.zone === 'platform' || place.isTest || path.endsWith('.repository.ts')) return;
  const isServerSide = place.zone === 'server' || place.zone === 'demo' || place.zone === 'app';
  for (const { specifier, offset } of imports) {
    if (/^(pg|kysely)(\/|$)/.test(specifier)) report(offset, `'${specifier}' belongs in a repository`);
  }
  for (const node of nodes) {
    const isTagged = node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql';
    const isBuilt = isServerSide && node.type === 'CallExpression' && isBuilderCall(node.callee);
    if (isTagged || isBuilt || STATEMENT.test(textOf(node) ?? '')) report(node.start, 'SQL belongs in a repository');
  }
}

function isBuilderCall(callee: ESTree.Node): boolean {
  return callee.type === 'MemberExpression' && BUILDER_CALLS.has(nameOf(callee) ?? '');
}

const COUNTRIES = new Set(['BO', 'BR', 'CL', 'PY', 'PE', 'MX', 'AR', 'UY']);
const EQUALITY = new Set(['===', '!==', '==', '!=']);

/** Differences between countries are data of `countries`, never decided by comparing a code. */
export function checkCountries({ path, place, nodes }: Source, report: Report): void {
  if (place.zone === undefined || place.zone === 'countries' || place.isTest) return;
  const mayTabulate = isDemo(path) || isPhrases(path);
  for (const node of nodes) {
    if (comparesCountry(node)) report(node.start, 'compares a country: ask countries');
    if (!mayTabulate && isTableByCountry(node)) report(node.start, 'a table by country belongs in countries');
  }
}

function comparesCountry(node: ESTree.Node): boolean {
  if (node.type === 'BinaryExpression') {
    return EQUALITY.has(node.operator) && (isCountry(node.left) || isCountry(node.right));
  }
  if (node.type === 'SwitchCase') return isCountry(node.test);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  return object.type === 'ArrayExpression' && nameOf(node.callee) === 'includes' && object.elements.some(isCountry);
}

function isTableByCountry(node: ESTree.Node): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const keys = node.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : undefined));
  return keys.filter((key) => COUNTRIES.has(key ?? '')).length > 1;
}

function isCountry(node: ESTree.Node | null): boolean {
  return COUNTRIES.has(textOf(node) ?? '');
}

const CLOCK = 'reads the clock: take the time as an argument';
const IMPURE: Record<string, string> = {
  'Date.now': CLOCK,
  'performance.now': CLOCK,
  'Math.random': 'throws dice: take the value as an argument',
  'crypto.randomUUID': 'throws dice: take the value as an argument',
  'crypto.getRandomValues': 'throws dice: take the value as an argument',
  'process.env': 'reads its surroundings: take the value as an argument',
};

/** Pure code gets the time as an argument and does no I/O. */
export function checkPurity({ place, nodes }: Source, report: Report): void {
  if ((place.zone !== 'rules' && place.zone !== 'countries') || place.isTest) return;
  for (const node of nodes) {
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && node.arguments.length === 0) {
      report(node.start, CLOCK);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'fetch') {
      report(node.start, 'does I/O');
    }
    const complaint = node.type === 'MemberExpression' && IMPURE[`${nameOf(node.object)}.${nameOf(node)}`];
    if (complaint) report(node.start, complaint);
  }
}
