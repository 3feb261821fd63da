import http from 'node:http';
import { TRUCKS_EVENT } from '#areas/tracking/contract/live.shapes.ts';

/** A message as a tab received it. */
export interface Arrival {
  /** Milliseconds from the tick it was worked out at until all of it had arrived. */
  readonly afterMs: number;
  readonly bytes: number;
}

export interface EventTabs {
  /** Since it was asked last. */
  take(): readonly Arrival[];
  close(): void;
}

interface Open {
  readonly tick: number;
  afterMs: number;
  bytes: number;
}

const MARK = `\nevent: ${TRUCKS_EVENT}\n`;
const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** So many streams, opened one after the other. The id of each message ends with the time of its tick. */
export async function openTabs(addresses: readonly (http.RequestOptions & { url: string })[]): Promise<EventTabs> {
  let arrivals: Arrival[] = [];
  const requests: http.ClientRequest[] = [];
  for (const { url, ...options } of addresses) {
    await new Promise<void>((opened, failed) => {
      const request = http.get(url, { agent, ...options }, (response) => {
        if (response.statusCode !== 200) failed(new Error(`${response.statusCode} ${url}`));
        let last: Open | undefined;
        response.on('data', (chunk: Buffer) => {
          const now = Date.now();
          const mark = chunk.indexOf(MARK);
          if (mark >= 0) {
            const id = chunk.toString('latin1', Math.max(0, mark - 60), mark);
            last = { tick: Number(id.slice(id.lastIndexOf('.') + 1)), afterMs: 0, bytes: 0 };
            arrivals.push(last);
          }
          if (!last) return;
          last.afterMs = now - last.tick;
          last.bytes += chunk.length;
        });
        response.on('error', () => undefined);
        opened();
      });
      request.on('error', failed);
      requests.push(request);
    });
  }
  return {
    take: () => {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
    close: () => {
      for (const request of requests) request.destroy();
    },
  };
}
