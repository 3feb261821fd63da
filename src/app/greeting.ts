import path from 'node:path';
import type { DemoAccount } from '#areas/session/contract/session.calls.ts';

export interface GreetingFacts {
  readonly accounts: readonly DemoAccount[];
  readonly logFile: string | undefined;
}

/** What `npm start` prints: the address, the accounts, and where to look when something fails. */
export function greeting(address: string, { accounts, logFile }: GreetingFacts): string[] {
  const width = Math.max(0, ...accounts.map((account) => account.email.length));
  return [
    '',
    `  Tropeiro is ready at ${address}`,
    ...(accounts.length > 0 ? ['', `  Demo accounts (password ${accounts[0]?.password}):`] : []),
    ...accounts.map(
      (account) => `    ${account.email.padEnd(width)}  ${account.role}, ${account.company} (${account.country})`,
    ),
    '',
    `  ${logFile ? `Log in ${shortPath(logFile)}. ` : ''}Ctrl-C ends it.`,
    '',
  ];
}

/** Relative to the working directory, when the file is below it. */
function shortPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}
