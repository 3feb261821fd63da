import type { ChildProcess } from 'node:child_process';

export function serve(file: string): Promise<number>;
export function spawnServer(file: string, env?: Readonly<Record<string, string>>): ChildProcess;
