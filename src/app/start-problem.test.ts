import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { ConfigError } from '#platform/config.ts';
import { AlreadyRunningError } from '#platform/db/embedded/errors.ts';
import { startProblem } from './start-problem.ts';

const listening = (port: number, host: string) =>
  new Promise<unknown>((resolve) => {
    const server = createServer();
    server.on('error', resolve).listen(port, host, () => resolve(server));
  });

const connecting = async (change: (url: URL) => void) => {
  const url = new URL(inject('clusterUrl'));
  change(url);
  const client = new pg.Client({ connectionString: url.href });
  return client.connect().then(
    () => client.end(),
    (error: unknown) => error,
  );
};

describe('a failed start names the setting to check', () => {
  it('when a setting is wrong', () => {
    expect(startProblem(new ConfigError('PORT: too large'))).toBe('PORT: too large');
  });

  it('when the product is running already', () => {
    const error = new AlreadyRunningError('http://127.0.0.1:3000', 42);
    expect(startProblem(error)).toBe('Already running at http://127.0.0.1:3000 (process 42)');
  });

  it('when the port is taken', async () => {
    const first = (await listening(0, '127.0.0.1')) as ReturnType<typeof createServer>;
    const { port } = first.address() as { port: number };
    expect(startProblem(await listening(port, '127.0.0.1'))).toBe(
      `PORT: 127.0.0.1:${port} is taken by another program`,
    );
    first.close();
  });

  it('when the address is not of this machine', async () => {
    expect(startProblem(await listening(0, '203.0.113.9'))).toMatch(/^HOST: 203\.0\.113\.9 is no address/);
  });

  it('when the database cannot be reached, does not exist or refuses the sign-in', async () => {
    const nobody = await connecting((url) => {
      url.port = '1';
    });
    expect(startProblem(nobody)).toMatch(/^DATABASE_URL: connect ECONNREFUSED/);
    const unknown = await connecting((url) => {
      url.pathname = '/no_such_database';
    });
    expect(startProblem(unknown)).toBe('DATABASE_URL: database "no_such_database" does not exist');
    const wrong = await connecting((url) => {
      url.password = 'wrong';
    });
    expect(startProblem(wrong)).toMatch(/^DATABASE_URL: password authentication failed/);
  });

  it('and prints the stack for other errors', () => {
    expect(startProblem(new TypeError('x is not a function'))).toBeUndefined();
    expect(startProblem('nothing')).toBeUndefined();
  });
});
