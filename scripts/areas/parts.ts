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
/** Folders of an area's phrases that the server uses; those in `later` are loaded by the browser on demand. */
export const PHRASE_PARTS = ['', 'later/'];
