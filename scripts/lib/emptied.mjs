import { readFileSync } from 'node:fs';

const NAMED = /^export (?:const|function|var|class|let) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;
const DEFAULT = /^export (?:default\b|\{[^}]*\bas default\b)/m;

/** The same exports as a module has, all of which do nothing. */
export function emptied(file) {
  const source = readFileSync(file, 'utf8');
  const listed = [...source.matchAll(LISTED)].flatMap(([, names]) =>
    names.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .pop(),
    ),
  );
  const names = new Set([...[...source.matchAll(NAMED)].map(([, name]) => name), ...listed]);
  if (DEFAULT.test(source)) names.add('default');
  names.delete('');
  // As a declaration, so that it can be called as well as made with "new".
  return `function nothing() { return nothing; } export { ${[...names].map((name) => `nothing as ${name}`).join(', ')} };`;
}
