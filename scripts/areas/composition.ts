import { AREA_ORDER } from '../boundaries/place.ts';

/** A file of the composition: its path and its whole text. */
export type Generated = readonly [path: string, text: string];

/** What the project's folder holds, so that a test can ask about folders of its own. */
export interface Project {
  exists(path: string): boolean;
  read(path: string): string;
}

/** Languages of the phrase files, and what those call their tree. */
const LANGUAGES = ['pt-BR', 'es', 'en', 'es-AR', 'es-BO', 'es-CL', 'es-MX', 'es-PE', 'es-PY', 'es-UY', 'en-MX'];
/** Parts of an area's phrases; what stands in `later` reaches the browser with the screens that ask for it. */
const PHRASE_PARTS = ['', 'later/'];

const HEAD = '// Written by `npm run areas`: do not edit.\n';

export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string): string => camelCase(`-${name}`);
const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

interface Part {
  readonly area: string;
  /** What it is called in the generated file. */
  readonly as: string;
  readonly exported: string;
  readonly from: string;
}

const importOf = ({ as, exported, from }: Part): string =>
  `import { ${exported === as ? as : `${exported} as ${as}`} } from '#${from.slice('src/'.length)}';\n`;
const record = (parts: readonly Part[]): string =>
  `{\n${parts.map(({ area, as }) => `  ${key(area)}: ${as},\n`).join('')}}`;

/** The files that name every area, so that nobody has to: written from the one ordered list of the areas. */
export function composition(project: Project, order: readonly string[] = AREA_ORDER): readonly Generated[] {
  const areas = order.map((area) => ({ area, folder: `src/areas/${area}`, name: camelCase(area) }));
  const having = (file: string, exported: string, suffix: string): Part[] =>
    areas
      .filter(({ folder }) => project.exists(`${folder}/${file}`))
      .map(({ area, folder, name }) => ({ area, as: name + suffix, exported, from: `${folder}/${file}` }));

  const manifests = having('area.ts', 'area', '');
  const screens = manifests
    .filter(({ from }) => /export const screens\b/.test(project.read(from)))
    .map((part) => ({ ...part, as: `${part.as}Screens`, exported: 'screens' }));
  const routes = having('web/routes.ts', 'routes', 'Routes');
  const servers = having('server/index.ts', '', '').flatMap((part) => serverOf(part, project.read(part.from)));
  const phrases = LANGUAGES.map((language) => ({ language, parts: phrasesIn(language, having) })).filter(
    ({ parts }) => parts.length > 0,
  );

  return [
    [
      'src/app/manifests.gen.ts',
      `${HEAD}${manifests.map(importOf).join('')}\n/** The manifest of every area, in the order of the layers. */\nexport const MANIFESTS = ${record(manifests)};\n`,
    ],
    [
      'src/app/web/areas.gen.ts',
      `${HEAD}${[...screens, ...routes].map(importOf).join('')}\n/** Every screen of the product, built or not. */\nexport const DECLARED = ${record(screens)};\n\n/** The screens that are built. */\nexport const ROUTES = ${record(routes)};\n`,
    ],
    [
      'src/app/servers.gen.ts',
      `${HEAD}${servers.map(importOf).join('')}\n/** The server of every area; some ask the composition for something. */\nexport const SERVERS = ${record(servers)};\n`,
    ],
    [
      'src/app/phrases/areas.gen.ts',
      `${HEAD}${phrases
        .flatMap(({ parts }) => parts)
        .map(importOf)
        .join(
          '',
        )}import type { Phrases } from '#kernel/phrases.ts';\n\n/** Texts of the areas that server and browser share. */\nexport const AREA_PHRASES = {\n${phrases
        .map(
          ({ language, parts }) =>
            `  ${key(language)}: [\n${parts.map(({ as }) => `    ${as} as Phrases,\n`).join('')}  ],\n`,
        )
        .join('')}} satisfies Readonly<Record<string, readonly Phrases[]>>;\n`,
    ],
  ];
}

function phrasesIn(language: string, having: (file: string, exported: string, suffix: string) => Part[]): Part[] {
  const exported = language.replace('-', '');
  const suffix = pascalCase(exported);
  return PHRASE_PARTS.flatMap((part) =>
    having(`phrases/${part}${language}.ts`, exported, `${part ? 'Later' : ''}${suffix}`),
  );
}

/** `fleetServer`, or `createFleetServer` where the area asks the composition for something. */
function serverOf(part: Part, text: string): Part[] {
  const names = [`${camelCase(part.area)}Server`, `create${pascalCase(part.area)}Server`];
  const exported = names.find((name) => new RegExp(`export (const|function) ${name}\\b`).test(text));
  return exported ? [{ ...part, exported, as: exported }] : [];
}
