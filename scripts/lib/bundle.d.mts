import type { BuildOptions } from 'esbuild';

export function serverBundle(outdir: string): BuildOptions;
export function nodeBundle(entryPoints: Readonly<Record<string, string>>, outdir: string): BuildOptions;
