/** A kind of export of the areas, collected into one record by the name of the area. */
export interface Gathered {
  readonly name: string;
  readonly about: string;
  /** Path inside the area's folder; `*` matches any name. */
  readonly file: string;
  /** Its possible names; an area that exports none of these has no such part. */
  readonly exported: (area: string) => readonly string[];
}

const always =
  (name: string): Gathered['exported'] =>
  () => [name];
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The generated files, and what each collects from the areas. */
export const COMPOSED: readonly { readonly path: string; readonly gathers: readonly Gathered[] }[] = [
  {
    path: 'src/app/manifests.gen.ts',
    gathers: [
      {
        name: 'MANIFESTS',
        about: 'The manifest of every area, in the order of the layers.',
        file: 'area.ts',
        exported: always('area'),
      },
    ],
  },
  {
    path: 'src/app/web/areas.gen.ts',
    gathers: [
      {
        name: 'DECLARED',
        about: 'Every screen of the product, built or not.',
        file: 'area.ts',
        exported: always('screens'),
      },
      { name: 'ROUTES', about: 'The screens that are built.', file: 'web/routes.ts', exported: always('routes') },
      {
        name: 'SLOTS',
        about: 'What areas show on the screens of other areas.',
        file: 'web/slots.ts',
        exported: always('slots'),
      },
    ],
  },
  {
    path: 'src/app/web/palette/sources.gen.ts',
    gathers: [
      {
        name: 'SOURCES',
        about: 'Records that are found by typing in the command palette.',
        file: 'web/palette.ts',
        exported: always('paletteSources'),
      },
      {
        name: 'ACTIONS',
        about: 'What the command palette offers to create.',
        file: 'web/palette.ts',
        exported: always('paletteActions'),
      },
    ],
  },
  {
    path: 'src/app/notifications.gen.ts',
    gathers: [
      {
        name: 'NOTIFICATIONS',
        about: 'What people are notified of.',
        file: 'contract/*.notifications.ts',
        exported: always('notifications'),
      },
    ],
  },
  {
    path: 'src/app/topics.gen.ts',
    gathers: [
      {
        name: 'AREA_TOPICS',
        about: 'Kinds of records whose changes reach open screens, and the calls that show them.',
        file: 'contract/*.topics.ts',
        exported: always('topics'),
      },
    ],
  },
  {
    path: 'src/app/catalogues.gen.ts',
    gathers: [
      {
        name: 'CATALOGUES',
        about: 'Lists of choices that a company may change.',
        file: 'contract/*.catalogues.ts',
        exported: always('catalogues'),
      },
    ],
  },
  {
    path: 'src/app/imports.gen.ts',
    gathers: [
      {
        name: 'IMPORTS',
        about: 'What can be imported from a spreadsheet.',
        file: 'contract/*.imports.ts',
        exported: always('imports'),
      },
    ],
  },
  {
    path: 'src/app/servers.gen.ts',
    gathers: [
      {
        name: 'SERVERS',
        about: 'The server of every area; some ask the composition for something.',
        file: 'server/index.ts',
        exported: (area) => [camelCase(`${area}-server`), camelCase(`create-${area}-server`)],
      },
      {
        name: 'IMPORT_TARGETS',
        about: 'How each import is read, checked and stored.',
        file: 'server/import/targets.ts',
        exported: always('importTargets'),
      },
    ],
  },
  {
    path: 'src/app/demo/demos.gen.ts',
    gathers: [
      {
        name: 'DEMOS',
        about: 'What each area adds to the companies of the demo.',
        file: 'demo/demo.ts',
        exported: always('demo'),
      },
    ],
  },
  {
    path: 'src/app/proof/areas.gen.fixture.ts',
    gathers: [
      {
        name: 'AREA_EXAMPLES',
        about: 'For every call a request that is right in every way.',
        file: 'proof/examples.fixture.ts',
        exported: always('examples'),
      },
      {
        name: 'FURNISH',
        about: 'Gives a company one of everything, so that there is something to be seen.',
        file: 'proof/furnish.fixture.ts',
        exported: always('furnish'),
      },
    ],
  },
];

/** Languages of the phrase files, the first with the most texts. */
export const LANGUAGES = ['pt-BR', 'es', 'en', 'es-AR', 'es-BO', 'es-CL', 'es-MX', 'es-PE', 'es-PY', 'es-UY', 'en-MX'];
/**
 * Folders of an area's phrases that the server speaks with. What stands in `later` reaches the browser when asked for;
 * what stands in the folder of a mechanism comes with the screens of that mechanism.
 */
export const PHRASE_PARTS = ['', 'later/', 'notifications/', 'imports/'];
