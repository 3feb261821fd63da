import type { ESTree } from 'vite';
import type { Zone } from './place.ts';
import { nameOf, type Report, type Source, textOf } from './source.ts';

/** Contracts contain the paths of calls, some of which are spelled like those of screens. */
const LEADING_CONTRACT = /\.(notifications|imports)\.ts$/;
const ZONES: readonly (Zone | undefined)[] = ['rules', 'server', 'web', 'app'];
/** Functions whose argument is a path of the API or of a file. */
const OTHER_PATHS = /^(import|fetch|join|resolve|test)$/;

/** Addresses of screens are built from their manifest, so that a path is spelled once. */
export function checkAddresses(source: Source, paths: readonly string[], report: Report): void {
  const { place, nodes, imports } = source;
  if (!(ZONES.includes(place.zone) || LEADING_CONTRACT.test(source.path)) || place.isTest) return;
  const elsewhere = new Set([...imports.map(({ offset }) => offset), ...nodes.flatMap(otherPathsIn)]);
  for (const node of nodes) {
    const text = textOf(node);
    if (!text?.startsWith('/') || text.length === 1 || elsewhere.has(node.start)) continue;
    const path = paths.find((candidate) => leadsTo(text, candidate));
    if (path !== undefined) report(node.start, `the address of '${path}' is built from its manifest`);
  }
}

function otherPathsIn(node: ESTree.Node): number[] {
  if (node.type !== 'CallExpression' || !OTHER_PATHS.test(nameOf(node.callee) ?? '')) return [];
  return node.arguments.map(({ start }) => start);
}

/** `/client/detail/…?tab=1` matches `client/detail/{clientId}`; `…` is the placeholder of a template. */
function leadsTo(text: string, path: string): boolean {
  const parts = (text.split('?')[0] ?? '').slice(1).split('/');
  const wanted = path.split('/');
  if (path === '' || parts.length !== wanted.length) return false;
  const isSame = (part: string, at: number) => wanted[at] === part || (isParam(wanted[at]) && isParam(part));
  return parts.every(isSame);
}

const isParam = (part = ''): boolean => part === '…' || /^\{\w+\}$/.test(part);
