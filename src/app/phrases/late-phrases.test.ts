import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { flatten, type Phrases } from '#kernel/phrases.ts';

const EARLY = import.meta.glob<Phrases>('../../areas/*/phrases/pt-BR.ts', { eager: true, import: 'ptBR' });
const LATER = import.meta.glob<Phrases>('../../areas/*/phrases/later/pt-BR.ts', { eager: true, import: 'ptBR' });

/** `days_one` and `days_other` are read as `days`. */
const keysIn = (tree: Phrases) => [...flatten(tree).keys()].map((key) => key.replace(/_(one|other)$/, ''));
const early = new Set(Object.values(EARLY).flatMap(keysIn));

/** The part that brings a key which does not come with the area: `loadOrders.screens.save` → `load-orders/later`. */
const LATE = new Map(
  Object.entries(LATER).flatMap(([file, tree]) => {
    const part = `${file.split('/')[3]}/later`;
    return keysIn(tree).flatMap((key): [string, string][] => (early.has(key) ? [] : [[key, part]]));
  }),
);
const PARTS = [...new Set(LATE.values())];

it('a phrase that is loaded later is read only by what loads it', () => {
  expect(PARTS).toContain('load-orders/later');
  const walk = new Walk();
  for (const area of readdirSync('src/areas')) {
    for (const entry of ['routes.ts', 'slots.ts', 'palette.ts']) walk.visit(`src/areas/${area}/web/${entry}`, []);
  }
  expect(walk.readers.size).toBeGreaterThan(30);
  expect(walk.problems).toEqual([]);
});

/** Follows the imports from the entries of the areas, with the parts of the phrases that were loaded on the way. */
class Walk {
  readonly readers = new Set<string>();
  readonly problems: string[] = [];
  readonly #seen = new Set<string>();

  visit(file: string, loaded: readonly string[]): void {
    const seen = [file, ...loaded].join();
    if (this.#seen.has(seen) || !file.startsWith('src/areas/') || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    this.#seen.add(seen);
    const source = readFileSync(file, 'utf8');
    if (file.includes('/web/')) this.#check(file, source, loaded);
    for (const [, name = ''] of source.matchAll(/^(?:import|export)(?! type)[^;]*? from '([^']+)';/gm)) {
      this.visit(resolved(file, name), loaded);
    }
    for (const found of source.matchAll(/\bimport\('([^']+)'\)/g)) {
      const brought = partsNamed(source, statementAt(source, found.index));
      this.visit(resolved(file, found[1] ?? ''), [...new Set([...loaded, ...brought])].sort());
    }
  }

  #check(file: string, source: string, loaded: readonly string[]): void {
    for (const [key, part] of LATE) {
      if (!wordsIn(source).some((word) => key === word || key.startsWith(`${word}.`))) continue;
      this.readers.add(file);
      if (!loaded.includes(part)) this.problems.push(`${file} reads ${key} without ${part}`);
    }
  }
}

const read = new Map<string, readonly string[]>();

/** The keys that a file reads, and the groups from which it reads computed ones. */
function wordsIn(source: string): readonly string[] {
  const known = read.get(source);
  if (known) return known;
  const whole = [...source.matchAll(/['"`]([a-zA-Z]+(?:\.[\w-]+)+)['"`]/g)];
  const groups = [...source.matchAll(/`([a-zA-Z]+(?:\.[\w-]+)+)\.\$\{/g)];
  const words = [...whole, ...groups].map(([, word]) => word ?? '');
  read.set(source, words);
  return words;
}

/** The statement in which a module is loaded, or its entry in a table of several. */
function statementAt(source: string, at: number): string {
  const before = source.slice(0, at).split('\n');
  const top = before.findLastIndex((line) => /^\w/.test(line));
  const isTable = top < before.length - 1 && /(= [{[]|screens, \{)$/.test(before[top] ?? '');
  const start = isTable ? before.findLastIndex((line) => /^ {0,2}\w/.test(line)) : top;
  return [...before.slice(start), source.slice(at).split('\n')[0]].join('\n');
}

/** The parts named in the statement, or by a constant of the file that it uses. */
function partsNamed(source: string, statement: string): string[] {
  const constants = [...source.matchAll(/^const (\w+) =[^;]*;/gm)];
  const used = constants.flatMap(([text, name]) => (new RegExp(`\\b${name}\\b`).test(statement) ? [text] : []));
  return PARTS.filter((part) => [statement, ...used].some((text) => text.includes(`'${part}'`)));
}

function resolved(from: string, name: string): string {
  return name.startsWith('#') ? `src/${name.slice(1)}` : path.posix.join(path.posix.dirname(from), name);
}
