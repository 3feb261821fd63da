import { foldImports } from '#areas/imports/contract/import-definition.ts';
import { IMPORTS } from './imports.gen.ts';

/** Everything that can be imported, in the order of the layers. */
export const importDefinitions = foldImports(...Object.values(IMPORTS));
