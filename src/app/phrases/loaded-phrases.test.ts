import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { flatten, type Phrases } from '#kernel/phrases.ts';
import { BUNDLED, SPOKEN } from './all-texts.fixture.ts';

const EARLY = import.meta.glob<Phrases>('../../areas/*/phrases/pt-BR.ts', { eager: true, import: 'ptBR' });
const LATER = import.meta.glob<Phrases>('../../areas/*/phrases/later/pt-BR.ts', { eager: true, import: 'ptBR' });
const areas = readdirSync('src/areas');

/** `days_one` and `days_other` are read as `days`. */
const keysIn = (texts: ReadonlyMap<string, string>) => [...texts.keys()].map((key) => key.replace(/_(one|other)$/, ''));

/** Every key a program may read, with the parts that bring it: `loadOrders.screens.save` → `load-orders/later`. */
const PARTS = new Map<string, Set<string>>(keysIn(SPOKEN['pt-BR']).map((key) => [key, new Set<string>()]));
const bringing = (part: string, tree: Phrases) => {
  for (const key of keysIn(flatten(tree))) PARTS.set(key, (PARTS.get(key) ?? new Set<string>()).add(part));
};
for (const [file, tree] of Object.entries(EARLY)) bringing(file.split('/')[3] ?? '', tree);
for (const [file, tree] of Object.entries(LATER)) bringing(`${file.split('/')[3]}/later`, tree);
for (const [part, tree] of Object.entries(BUNDLED)) bringing(part, tree);

/** The keys below each group, as `loadOrders.screens` is one. */
const GROUPS = new Map<string, string[]>();
for (const key of PARTS.keys()) {
  const steps = key.split('.');
  for (let at = 1; at <= steps.length; at += 1) {
    const group = steps.slice(0, at).join('.');
    GROUPS.set(group, [...(GROUPS.get(group) ?? []), key]);
  }
}

/** What stands before every private screen is shown. */
const FRAME = ['start', 'frame'];
const LATER_FRAME = 'frame/later';

it('a screen, slot, form or dialog reads only phrases that were loaded on the way to it', () => {
  const walk = new Walk();
  for (const area of areas) {
    const web = `src/areas/${area}/web`;
    walk.visit(`${web}/routes.ts`, [...FRAME, area]);
    walk.visit(`${web}/slots.ts`, [...FRAME, LATER_FRAME, area, ...hostsOf(`${web}/slots.ts`)]);
    walk.visit(`${web}/palette.ts`, FRAME);
  }
  walk.visit('src/app/web/main.tsx', FRAME);
  for (const screen of ['sign-in', 'recovery']) {
    walk.visit(`src/areas/session/web/${screen}-screen.tsx`, ['start', 'session']);
  }
  expect(walk.readers.size).toBeGreaterThan(400);
  expect([...walk.problems].sort()).toEqual([]);
});

/** Follows the imports with the parts of the phrases that were loaded on the way. */
class Walk {
  readonly readers = new Set<string>();
  readonly problems = new Set<string>();
  readonly #seen = new Set<string>();

  /** `opened` is the module that was last loaded by itself. */
  visit(file: string, loaded: readonly string[], opened = file): void {
    const parts = [...new Set(loaded)].sort();
    const seen = [file, ...parts].join();
    if (this.#seen.has(seen) || !isOfBrowser(file) || !existsSync(file)) return;
    this.#seen.add(seen);
    const source = readFileSync(file, 'utf8');
    if (/\/web\/|^src\/ui\//.test(file)) this.#check(file, source, parts, opened);
    for (const name of importsIn(file)) this.visit(resolved(file, name), parts, opened);
    for (const found of source.matchAll(/\bimport\('([^']+)'\)/g)) {
      const brought = partsNamed(source, statementAt(source, found.index));
      this.visit(resolved(file, found[1] ?? ''), [...parts, ...brought]);
    }
  }

  #check(file: string, source: string, loaded: readonly string[], opened: string): void {
    for (const key of wordsIn(source).flatMap((word) => GROUPS.get(word) ?? [])) {
      this.readers.add(file);
      const parts = [...(PARTS.get(key) ?? [])];
      if (!parts.some((part) => loaded.includes(part))) {
        const missing = parts.join(' or ') || 'any text of the browser';
        this.problems.add(`${file} in ${opened} reads ${key} without ${missing}`);
      }
    }
  }
}

/** Without what a program wrote: the screens of the areas are visited with their own phrases. */
const isOfBrowser = (file: string) => /^src\/(areas|ui|app\/web)\/.*(?<!\.gen)\.tsx?$/.test(file);

const read = new Map<string, readonly string[]>();

/** The keys that a file reads, and the groups from which it reads computed ones. */
function wordsIn(source: string): readonly string[] {
  const known = read.get(source);
  if (known) return known;
  const whole = [...source.matchAll(/['"`]([a-zA-Z]+(?:\.[\w-]+)+)['"`]/g)];
  const groups = [...source.matchAll(/`([a-zA-Z]+(?:\.[\w-]+)+)\.\$\{/g)];
  const words = [...new Set([...whole, ...groups].map(([, word]) => word ?? ''))];
  read.set(source, words);
  return words;
}

/** The modules that a file needs before it runs. */
function importsIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const imports = source.matchAll(/^(?:import|export)(?! type)[^;]*? from '([^']+)';/gm);
  return [...imports].map(([, name]) => name ?? '');
}

/** A slot is shown on the screens of the area that declares it, whose own texts are there. */
function hostsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return importsIn(file).flatMap((name) => /^#areas\/([\w-]+)\/contract\//.exec(name)?.[1] ?? []);
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
  const texts = [statement, ...used];
  const named = texts
    .flatMap((text) => [...text.matchAll(/(?:\bwords(?::| =)|(?:lazy|load)With\()\s*\[([^\]]*)\]/g)])
    .flatMap(([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, part = '']) => part));
  return bringsLaterFrame(source, texts) ? [LATER_FRAME, ...named] : named;
}

/** Every screen but a list comes with it, and everything that is loaded with phrases. */
function bringsLaterFrame(source: string, texts: readonly string[]): boolean {
  const isRoute = source.includes('defineRoutes(');
  return (
    texts.some((text) => /(lazy|load)With\(/.test(text)) || (isRoute && !texts.some((text) => text.includes('isList')))
  );
}

function resolved(from: string, name: string): string {
  return name.startsWith('#') ? `src/${name.slice(1)}` : path.posix.join(path.posix.dirname(from), name);
}
