import type { ChildProcess } from 'node:child_process';

export function requestShutdown(child: ChildProcess, signal?: NodeJS.Signals): void;
export function endWithUs(child: ChildProcess, options?: { readonly hasOwnGroup?: boolean }): ChildProcess;
export function listenToSignals(): void;
