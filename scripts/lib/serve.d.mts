import type { ChildProcess } from 'node:child_process';

export function serve(file: string): Promise<number>;
/** How Node limits the memory of a server with these settings. */
export function memoryOptions(env: Readonly<Record<string, string>>): readonly string[];
export function spawnServer(file: string, env?: Readonly<Record<string, string>>): ChildProcess;
