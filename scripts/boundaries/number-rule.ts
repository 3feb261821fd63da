import type { ESTree } from 'vite';
import { isDemo } from './place.ts';
import { nameOf, type Report, type Source, textOf } from './source.ts';

/** Where numbers are read and written; maps and places round coordinates, which have a point in every country. */
const OWNERS = ['src/kernel/', 'src/ui/fields/number/', 'src/ui/map/', 'src/platform/places/'];
const ZONES = new Set(['web', 'ui', 'app', 'server', 'platform', 'contract']);
const WRITE =
  'writes a number its own way: use useNumbers or showNumber, formatAmount for money, showPosition for a position';
const READ = 'reads a number its own way: use NumberField, MoneyField or NumberInput of ui/fields/number';
const UNIT = /^ ?(km|tn|Tn|TN|t|kg)$/;

/** Numbers are read and written in one place, as the person's country does; a second way would differ from it. */
export function checkNumbers({ path, place, nodes }: Source, report: Report): void {
  if (!ZONES.has(place.zone ?? '') || place.isTest || isDemo(path)) return;
  if (OWNERS.some((owner) => path.startsWith(owner))) return;
  for (const node of nodes) {
    if (isWritten(node)) report(node.start, WRITE);
    if (isRead(node)) report(node.start, READ);
  }
}

function isWritten(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') {
    const name = nameOf(node);
    return (
      name === 'toFixed' || name === 'toLocaleString' || (name === 'NumberFormat' && nameOf(node.object) === 'Intl')
    );
  }
  if (node.type !== 'TemplateLiteral') return false;
  return node.quasis.slice(1).some(({ value }) => UNIT.test(value.cooked ?? '')) || isPosition(node);
}

/** `${lat}, ${lng}`, with as many decimals as they happen to have. */
const isPosition = ({ expressions, quasis }: ESTree.TemplateLiteral): boolean =>
  expressions.map(nameOf).join() === 'lat,lng' && quasis[1]?.value.cooked === ', ';

function isRead(node: ESTree.Node): boolean {
  if (node.type === 'ImportDeclaration') {
    const names = node.specifiers.map((specifier) =>
      'imported' in specifier ? nameOf(specifier.imported) : undefined,
    );
    return textOf(node.source) === '@mantine/core' && names.includes('NumberInput');
  }
  if (node.type !== 'JSXOpeningElement') return false;
  const has = (attribute: string, value: string) =>
    node.attributes.some(
      (one) => one.type === 'JSXAttribute' && nameOf(one.name) === attribute && textOf(one.value) === value,
    );
  const isText = ['input', 'TextInput'].includes(nameOf(node.name) ?? '');
  return has('inputMode', 'decimal') || (isText && has('type', 'number'));
}
