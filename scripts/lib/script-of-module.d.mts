import type { Plugin } from 'vite';

export const MODULES_FILE: string;
export function scriptOfModule(): Plugin;
