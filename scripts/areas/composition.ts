import { AREA_ORDER } from '../boundaries/place.ts';
import { COMPOSED, type Gathered, LANGUAGES, PHRASE_PARTS } from './parts.ts';

/** A generated file: its path and its whole text. */
export type Generated = readonly [path: string, text: string];

/** Access to the project's folder, so that a test can use folders of its own. */
export interface Project {
  /** Names of the files of a folder; none where the folder does not exist. */
  list(folder: string): readonly string[];
  read(path: string): string;
}

export const HEAD = '// Written by `npm run areas`: do not edit.\n';

interface Part {
  readonly area: string;
  /** Its name in the generated file. */
  readonly as: string;
  readonly exported: string;
  readonly from: string;
}

/** The files that list every area, written from the one ordered list of the areas. */
export function composition(project: Project, order: readonly string[] = AREA_ORDER): readonly Generated[] {
  const files = COMPOSED.map(({ path, gathers }): Generated => {
    const gathered = gathers.map((gathered) => ({ ...gathered, parts: partsOf(project, order, gathered) }));
    const imports = gathered.flatMap(({ parts }) => parts.map(importOf));
    const records = gathered.map(({ about, name, parts }) => {
      const lines = order.flatMap((area) => {
        const names = parts.filter((part) => part.area === area).map(({ as }) => as);
        if (names.length === 0) return [];
        const value = names.length === 1 ? names[0] : `[${names.map((name) => `...${name}`).join(', ')}]`;
        return [`  ${key(area)}: ${value},\n`];
      });
      return `\n/** ${about} */\nexport const ${name} = {\n${lines.join('')}};\n`;
    });
    return [path, [HEAD, ...imports, ...records].join('')];
  });
  return [...files, phrases(project, order)];
}

/** The parts of this kind, in the order of the areas. */
function partsOf(project: Project, order: readonly string[], { file, exported }: Gathered): readonly Part[] {
  return order.flatMap((area) => {
    const found = filesOf(project, `src/areas/${area}/${file}`);
    return found.flatMap((from) => {
      const text = project.read(from);
      const name = exported(area).find((candidate) =>
        new RegExp(`export (const|(async )?function) ${candidate}\\b`).test(text),
      );
      if (name === undefined) return [];
      const namesArea = name.toLowerCase().includes(camelCase(area).toLowerCase());
      const stem = found.length > 1 ? `-${stemOf(from)}` : '';
      return [{ area, exported: name, as: namesArea ? name : camelCase(`${area}${stem}-${name}`), from }];
    });
  });
}

/** `contract/*.imports.ts` matches the one file of such a name. */
function filesOf(project: Project, pattern: string): readonly string[] {
  const at = pattern.lastIndexOf('/');
  const [start = '', end] = pattern.slice(at + 1).split('*');
  const isMeant = (name: string) =>
    end === undefined ? name === start : name.startsWith(start) && name.endsWith(end) && !name.endsWith('.test.ts');
  return project
    .list(pattern.slice(0, at))
    .filter(isMeant)
    .map((name) => `${pattern.slice(0, at)}/${name}`);
}

function phrases(project: Project, order: readonly string[]): Generated {
  const languages = LANGUAGES.map((language) => {
    const tree = language.replace('-', '');
    const parts = PHRASE_PARTS.flatMap((part) =>
      partsOf(project, order, {
        name: '',
        about: '',
        file: `phrases/${part}${language}.ts`,
        exported: () => [tree],
      }).map((found) => ({ ...found, as: camelCase(`${found.area}-${part.replace('/', '-')}${tree}`) })),
    );
    return { language, parts };
  }).filter(({ parts }) => parts.length > 0);
  const imports = languages.flatMap(({ parts }) => parts.map(importOf));
  const records = languages.map(
    ({ language, parts }) =>
      `  ${key(language)}: [\n${parts.map(({ as }) => `    ${as} as Phrases,\n`).join('')}  ],\n`,
  );
  const [{ parts: first } = { parts: [] }] = languages;
  const types = first.map(({ as }) => `\n  | typeof ${as}`).join('') || ' never';
  return [
    'src/app/phrases/areas.gen.ts',
    `${HEAD}${imports.join('')}import type { Phrases } from '#kernel/phrases.ts';\n\n/** Texts of the areas that server and browser share. */\nexport const AREA_PHRASES = {\n${records.join('')}} satisfies Readonly<Record<string, readonly Phrases[]>>;\n\n/** The same in ${LANGUAGES[0]}, from which the type of all keys is made. */\nexport type AreaPhrases =${types};\n`,
  ];
}

/** `contract/order.imports.ts` → `order`. */
const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
const importOf = ({ as, exported, from }: Part): string =>
  `import { ${exported === as ? as : `${exported} as ${as}`} } from '#${from.slice('src/'.length)}';\n`;
const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
