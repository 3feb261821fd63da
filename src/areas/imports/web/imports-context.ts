import { createContext, use } from 'react';
import type { ImportDefinitions } from '../contract/import-definition.ts';

/** Only the import screen loads the definitions, so that other screens need not; always the same promise. */
export type LoadImports = () => Promise<ImportDefinitions>;

const none = Promise.resolve<ImportDefinitions>(new Map());
const LoadContext = createContext<LoadImports>(() => none);

/** The application provides the definitions of all areas. */
export const ImportsProvider = LoadContext.Provider;

/** Suspends until they are loaded. */
export const useImportDefinitions = (): ImportDefinitions => use(use(LoadContext)());
