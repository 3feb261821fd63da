import { AREA_ORDER, isPhrases } from './place.ts';
import type { Report, Source } from './source.ts';

const MAX_LINES = 300;
/** Tables are read one entry at a time, so their length does not matter. */
const DATA = [/\.gen(\.fixture)?\.ts$/, /\/data\//];

export function checkLength({ path, text, place }: Source, report: Report): void {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= MAX_LINES || place.isTest || isPhrases(path) || DATA.some((pattern) => pattern.test(path))) return;
  report(text.length - 1, `${lines} lines: split it, ${MAX_LINES} is the ceiling`);
}

export function checkBarrel({ path, nodes }: Source, report: Report): void {
  const [program] = nodes;
  // The one index that other areas use may consist of re-exports.
  if (program?.type !== 'Program' || /^src\/areas\/[^/]+\/server\/index\.ts$/.test(path)) return;
  const others = program.body.filter((node) => node.type !== 'ImportDeclaration');
  const isPassingOn = others.every(
    (node) =>
      node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.declaration === null),
  );
  if (isPassingOn && others.length > 0) report(0, 'only re-exports other files: import those directly');
}

export function checkFloorPlan({ path, place }: Source, report: Report): void {
  if (!path.startsWith('src/')) return;
  if (place.area !== undefined && !AREA_ORDER.includes(place.area)) report(0, `${place.area} is not a known area`);
  else if (place.zone === undefined) report(0, 'stands nowhere on the floor plan');
  else if (place.zone === 'proof' && !place.isTest) report(0, 'proof is for tests alone: call it *.fixture.ts');
}
