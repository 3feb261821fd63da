import type { ChildProcess } from 'node:child_process';

export function askToEnd(child: ChildProcess, signal?: NodeJS.Signals): void;
export function endWithUs(child: ChildProcess, options?: { readonly hasOwnGroup?: boolean }): ChildProcess;
export function listenToSignals(): void;
