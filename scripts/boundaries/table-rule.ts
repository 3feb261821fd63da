import { AREA_ORDER } from './place.ts';
import { nameOf, type Report, type Source, textOf } from './source.ts';
import { OPEN_TABLE_DEBTS, TABLE_OWNERS } from './table-owners.ts';

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const READS = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'using', 'from']);
const STATEMENT = /\b(insert\s+into|delete\s+from|merge\s+into|update|from|join)\s+(?:only\s+)?([a-z_]+)/gi;

/** An area reads tables of its own and of lower areas, and writes only its own. */
export function checkTables({ path, place, nodes }: Source, report: Report): void {
  const { area, zone, isTest } = place;
  if (area === undefined || isTest || (zone !== 'server' && zone !== undefined) || OPEN_TABLE_DEBTS.includes(path))
    return;
  for (const node of nodes) {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const call = nameOf(node.callee) ?? '';
      if (!WRITES.has(call) && !READS.has(call)) continue;
      const first = node.arguments[0];
      const named = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const element of named) {
        const table = /^([a-z_]+)( as \w+)?$/.exec(textOf(element ?? null) ?? '')?.[1];
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
