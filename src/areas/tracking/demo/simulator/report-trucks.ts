import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { DrivenTruck } from './drive-trucks.ts';

const STEP_MS = 1_000;

export interface Reporting {
  readonly trucks: readonly DrivenTruck[];
  readonly secrets: ReadonlyMap<string, string>;
  /** Of the product, with its port. */
  readonly address: string;
  readonly everySeconds: number;
  readonly signal: AbortSignal;
}

/** Each truck reports every so many seconds through the door that every device uses, spread evenly over the time. */
export async function reportTrucks({ trucks, secrets, address, everySeconds, signal }: Reporting): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const url = new URL('/api/positions', address);
  for (let second = 0; !signal.aborted; second = (second + 1) % everySeconds) {
    const now = Date.now();
    for (let nth = second; nth < trucks.length; nth += everySeconds) {
      const driven = trucks[nth]!;
      const position = driven.reportAt(now);
      const secret = secrets.get(driven.truck.deviceId);
      if (position && secret) send(url, agent, secret, JSON.stringify({ positions: [position] }));
    }
    await delay(STEP_MS - (Date.now() % STEP_MS), undefined, { signal }).catch(() => undefined);
  }
  agent.destroy();
}

/** What is not answered is not repeated: the next report of the truck says more. */
function send(url: URL, agent: Agent, secret: string, body: string): void {
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  request(url, { method: 'POST', agent, headers }, (reply) => reply.resume())
    .on('error', () => undefined)
    .end(body);
}
