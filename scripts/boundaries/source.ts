import nodePath from 'node:path/posix';
import { type ESTree, parseSync } from 'vite';
import { type Place, placeOf } from './place.ts';

export interface Problem {
  path: string;
  line: number;
  rule: string;
  message: string;
}

export interface Import {
  specifier: string;
  /** Path inside the project; absent for packages. */
  target: string | undefined;
  offset: number;
}

/** One file of the project, parsed once for all rules. */
export interface Source {
  path: string;
  text: string;
  place: Place;
  /** Every node of the code, parents before children; none for style sheets. */
  nodes: readonly ESTree.Node[];
  imports: readonly Import[];
}

export type Report = (offset: number, message: string) => void;

export function readSource(path: string, text: string): Source {
  const isCode = /\.(ts|tsx|mjs)$/.test(path);
  const nodes = isCode ? flatten(parseSync(path, text).program) : [];
  return { path, text, place: placeOf(path), nodes, imports: importsOf(path, nodes) };
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The text of a string, or of the fixed parts of a template. */
export function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return undefined;
}

/** The last name of an identifier, a member access or a key. */
export function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return textOf(node);
}

function flatten(node: ESTree.Node, into: ESTree.Node[] = []): ESTree.Node[] {
  into.push(node);
  for (const value of Object.values(node)) {
    if (isNode(value)) flatten(value, into);
    else if (Array.isArray(value)) for (const child of value) if (isNode(child)) flatten(child, into);
  }
  return into;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function importsOf(path: string, nodes: readonly ESTree.Node[]): Import[] {
  return nodes.flatMap((node) => {
    const source = 'source' in node ? node.source : null;
    const specifier = isNode(source) ? textOf(source) : undefined;
    if (!isNode(source) || specifier === undefined) return [];
    return [{ specifier, target: resolve(path, specifier), offset: source.start }];
  });
}

function resolve(from: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`;
  return bare.startsWith('.') ? nodePath.join(nodePath.dirname(from), bare) : undefined;
}
