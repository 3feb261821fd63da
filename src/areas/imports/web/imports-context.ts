import { createContext, use } from 'react';
import type { ImportDefinitions } from '../contract/import-definition.ts';

/** Asked for by the import screen alone, so that no other screen has to load them; the same promise every time. */
export type LoadImports = () => Promise<ImportDefinitions>;

const none = Promise.resolve<ImportDefinitions>(new Map());
const LoadContext = createContext<LoadImports>(() => none);

/** The application hands over what all areas let be imported. */
export const ImportsProvider = LoadContext.Provider;

/** Suspends until they are there. */
export const useImportDefinitions = (): ImportDefinitions => use(use(LoadContext)());
