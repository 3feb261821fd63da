import type { DemoAccount } from '#areas/session/contract/session.calls.ts';

/** What a person reads after `npm start`: one address, and who they can be. */
export function greeting(address: string, accounts: readonly DemoAccount[]): string[] {
  const width = Math.max(0, ...accounts.map((account) => account.email.length));
  return [
    '',
    `  Tropeiro is ready at ${address}`,
    ...(accounts.length > 0 ? ['', `  Demo accounts (password ${accounts[0]?.password}):`] : []),
    ...accounts.map(
      (account) => `    ${account.email.padEnd(width)}  ${account.role}, ${account.company} (${account.country})`,
    ),
    '',
    '  Ctrl-C ends it.',
    '',
  ];
}
