import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The programs are beside this file, as sources while developing and in the same folder once built. */
const isSource = import.meta.url.endsWith('.ts');

/** Starts a program of the demo in a process of its own. */
export function startBeside(name: string, env: Readonly<Record<string, string>>): ChildProcess {
  const program = fileURLToPath(new URL(isSource ? `./${name}.ts` : `./${name}.mjs`, import.meta.url));
  return fork(program, {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Ends such a program, if it has not ended by itself. */
export async function stopBeside(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** In such a program: whoever uses the product comes first. */
export function giveWay(): void {
  try {
    setPriority(10);
  } catch {
    // Not every system allows it.
  }
}
