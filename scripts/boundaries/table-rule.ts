import type { ESTree } from 'vite';
import { AREA_ORDER } from './place.ts';
import { nameOf, type Report, type Source, textOf } from './source.ts';
import { TABLE_OWNERS } from './table-owners.ts';

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const READS = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'using',
  'from',
  'table',
]);
const STATEMENT = /\b(insert\s+into|delete\s+from|merge\s+into|update|from|join)\s+(?:only\s+)?([a-z_]+)/gi;

/** An area reads tables of its own and of lower areas, and writes only its own. */
export function checkTables({ place, nodes }: Source, report: Report): void {
  const { area, zone, isTest } = place;
  if (area === undefined || isTest || (zone !== 'server' && zone !== undefined)) return;
  for (const node of nodes) {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const call = nameOf(node.callee) ?? '';
      if (!WRITES.has(call) && !READS.has(call)) continue;
      for (const named of choicesOf(node.arguments[0])) {
        const table = /^([a-z_]+)( as \w+)?$/.exec(textOf(named) ?? '')?.[1];
        if (table) checkAccess(area, table, WRITES.has(call), (message) => report(node.start, message));
      }
    }
    if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql') {
      for (const [, verb = '', table = ''] of (textOf(node.quasi) ?? '').matchAll(STATEMENT)) {
        const writes = /^(insert|delete|merge|update)/i.test(verb);
        checkAccess(area, table.toLowerCase(), writes, (message) => report(node.start, message));
      }
    }
  }
}

function checkAccess(area: string, table: string, writes: boolean, report: (message: string) => void): void {
  const owner = TABLE_OWNERS[table];
  if (owner === undefined || owner === area) return;
  if (writes) report(`writes ${table}, which belongs to ${owner}: call its server/index.ts`);
  else if (AREA_ORDER.indexOf(owner) > AREA_ORDER.indexOf(area)) {
    report(`reads ${table} of ${owner}, an area above it: declare a port`);
  }
}

/** Every name an argument can stand for: the elements of a list, both sides of a choice. */
function choicesOf(node: ESTree.Node | null | undefined): readonly (ESTree.Node | null | undefined)[] {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(choicesOf);
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(choicesOf);
  return [node];
}
