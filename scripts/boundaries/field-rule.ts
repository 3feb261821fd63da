import type { ESTree } from 'vite';
import { nameOf, type Report, type Source } from './source.ts';

const BY_NAME = new Set(['useController', 'useFieldArray', 'useWatch']);

/** A name given as a mere string is checked by nobody, so a hook of a form must know whose field it is. */
export function checkFieldNames({ place, nodes }: Source, report: Report): void {
  if (place.zone !== 'web' || place.isTest) return;
  for (const node of nodes) {
    if (node.type !== 'CallExpression' || node.typeArguments) continue;
    const hook = nameOf(node.callee) ?? '';
    if (hook === 'useFormContext' || (BY_NAME.has(hook) && !hasControl(node.arguments[0]))) {
      report(node.start, `${hook} does not know its form: use ui/fields/form-values, or name the form's type`);
    }
  }
}

function hasControl(options: ESTree.Node | undefined): boolean {
  if (options?.type !== 'ObjectExpression') return false;
  return options.properties.some((property) => property.type === 'Property' && nameOf(property.key) === 'control');
}
