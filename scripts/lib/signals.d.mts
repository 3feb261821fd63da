import type { ChildProcess } from 'node:child_process';

export function askToEnd(child: ChildProcess, signal?: NodeJS.Signals): void;
