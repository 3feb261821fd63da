/** A kind of thing that areas bring along, gathered into one record by the name of the area. */
export interface Gathered {
  readonly name: string;
  readonly about: string;
  /** Inside the area's folder; `*` stands for any name. */
  readonly file: string;
  /** What it may be called there; an area that exports none of these brings nothing. */
  readonly exported: (area: string) => readonly string[];
}

const always =
  (name: string): Gathered['exported'] =>
  () => [name];
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The generated files, and what each gathers from the areas. */
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
    ],
  },
];

/** Languages of the phrase files, the first with the most texts. */
export const LANGUAGES = ['pt-BR', 'es', 'en', 'es-AR', 'es-BO', 'es-CL', 'es-MX', 'es-PE', 'es-PY', 'es-UY', 'en-MX'];
/** Folders of an area's phrases that the server speaks with; what stands in `later` reaches the browser when asked for. */
export const PHRASE_PARTS = ['', 'later/'];
