import type { ChildProcess } from 'node:child_process';

export function requestShutdown(child: ChildProcess, signal?: NodeJS.Signals): void;
