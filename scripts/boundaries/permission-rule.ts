import type { ESTree } from 'vite';
import { isDemo, isPhrases } from './place.ts';
import { nameOf, type Report, type Source, textOf } from './source.ts';

/** Properties, attributes and functions whose value is a permission. */
const PERMISSION = /^(can|may|allows|has|require|needs)|permission|guard/i;
/** Properties that contain an address or a name, where the same word is no permission. */
const ADDRESS = /^(path|to|href|url|id|key|name)$/;

/** Permissions are named in manifests and contracts; everything else refers to those. */
export function checkPermissions(source: Source, permissions: ReadonlySet<string>, report: Report): void {
  const { path, place, nodes } = source;
  const isFree =
    place.zone === undefined ||
    place.zone === 'manifest' ||
    place.zone === 'contract' ||
    place.isTest ||
    isPhrases(path);
  if (isFree || isDemo(path)) return;
  const roles = new Map(nodes.flatMap(rolesIn));
  for (const node of nodes) {
    const name = textOf(node);
    if (name === undefined || !permissions.has(name)) continue;
    const role = roles.get(node);
    // Some permissions are everyday words ('notifications'); those count only where a permission is expected.
    const isMeant = /[-_]/.test(name) ? role !== 'address' : role === 'permission';
    if (isMeant) report(node.start, `permission '${name}' is named outside a contract`);
  }
}

type Role = 'permission' | 'address';

/** The use of a node's direct children, where its name reveals it. */
function rolesIn(node: ESTree.Node): [ESTree.Node, Role][] {
  if (node.type === 'Property') return roleOf(node.key, [node.value]);
  if (node.type === 'JSXAttribute' && node.value) return roleOf(node.name, [node.value]);
  if (node.type === 'CallExpression') return roleOf(node.callee, node.arguments);
  return [];
}

function roleOf(named: ESTree.Node, values: readonly ESTree.Node[]): [ESTree.Node, Role][] {
  const name = nameOf(named) ?? '';
  const role = PERMISSION.test(name) ? 'permission' : ADDRESS.test(name) ? 'address' : undefined;
  return role ? values.map((value) => [value, role]) : [];
}
