import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { builtServer } from '#testing/built-server.ts';
import { TEST_PASSWORD } from '#testing/world.ts';

const READY = /Tropeiro is ready at (\S+)/;
/** A safety net: a process that cannot start ends by itself long before. */
const READY_DEADLINE_MS = 600_000;

export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** Throws what it last said when it has ended by itself. */
  expectAlive(): void;
  /** Ends it and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

async function launch(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const defaults = {
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  return spawn(process.execPath, [await builtServer()], {
    // Through the channel the server notices when the test run is killed, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...defaults, ...env },
  });
}

/** The product as a process of its own, once it answers. */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = await launch(env);
  let output = '';
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready:\n${output}`)), READY_DEADLINE_MS);
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      const [, found] = READY.exec(output) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('exit', () => reject(new Error(`ended:\n${output}`)));
  });
  return {
    address,
    process: child,
    expectAlive: () => {
      if (hasEnded())
        throw new Error(`The server ended (${child.signalCode ?? child.exitCode}):\n${output.slice(-4_000)}`);
    },
    end: async (signal) => {
      if (hasEnded()) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/** A start that is expected to fail, with its output and exit code. */
export async function failedStart(env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = await launch(env);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output.trim() };
}

export async function tokenOf(address: string, email: string, password = TEST_PASSWORD): Promise<string> {
  const reply = await fetch(`${address}/api/session/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`${email} cannot sign in: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

export async function send(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
}

export interface OpenTab {
  events: readonly string[];
  /** Everything, as it came. */
  received: string;
  /** Sent when the tab comes back. */
  lastEventId: string;
  ended: boolean;
  close(): void;
}

/** As long as a browser waits for a stream that says nothing before it opens another one. */
const SILENCE_MS = 45_000;
const MOST_OPENED = 5;

/** Listens on a stream, once it is greeted, until it ends. */
export async function listen(address: string, token: string, lastEventId?: string): Promise<OpenTab> {
  const silent: string[] = [];
  while (silent.length < MOST_OPENED) {
    const tab = await open(address, token, lastEventId);
    const givesUpAt = Date.now() + SILENCE_MS;
    const isReady = () => tab.events.includes('ready');
    await expect.poll(() => isReady() || tab.ended || Date.now() > givesUpAt).toBe(true);
    if (isReady()) return tab;
    tab.close();
    silent.push(`${tab.ended ? 'ended' : 'silent'}: ${tab.received}`);
  }
  throw new Error(`never greeted:\n${silent.join('\n')}`);
}

async function open(address: string, token: string, lastEventId: string | undefined): Promise<OpenTab> {
  const leaving = new AbortController();
  const tab: OpenTab = { events: [], received: '', lastEventId: '', ended: false, close: () => leaving.abort() };
  const reply = await fetch(`${address}/api/realtime`, {
    signal: leaving.signal,
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
  });
  if (!reply.ok) throw new Error(`no stream: ${reply.status} ${await reply.text()}`);
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
      const text = decoder.decode(chunk, { stream: true });
      tab.received += text;
      // A message may come in two pieces.
      tab.events = Array.from(tab.received.matchAll(/^event: (\S+)\n/gm), ([, event = '']) => event);
      tab.lastEventId = Array.from(tab.received.matchAll(/^id: (\S+)\n/gm)).at(-1)?.[1] ?? '';
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      tab.ended = true;
    });
  return tab;
}
