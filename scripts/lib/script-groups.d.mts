import type { Rolldown } from 'vite';

export declare const SCRIPT_GROUPS: Rolldown.CodeSplittingGroup[];
export declare const scriptName: (chunk: { readonly name: string }) => string;
export declare const assetName: string;
