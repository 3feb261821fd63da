import { describe, expect, it } from 'vitest';
import type { RealtimeMessage } from '#kernel/realtime.ts';
import { ApiError } from '../api/api-error.ts';
import { keepStreaming, pauseAfter } from './keep-streaming.ts';

const frame = (id: string, event: string) => `id: ${id}\nevent: ${event}\ndata: null\n\n`;

/** Plays one reply per connection, then ends the session. */
async function play(answers: readonly (string | Error)[]) {
  const received: RealtimeMessage[] = [];
  const requested: (string | undefined)[] = [];
  const pauses: number[] = [];
  await keepStreaming({
    connect: async (lastEventId) => {
      const answer = answers[requested.length] ?? new ApiError(401, { code: 'token.expired' });
      requested.push(lastEventId);
      if (typeof answer === 'string') return new Response(answer);
      throw answer;
    },
    receive: (message) => received.push(message),
    lastEventId: () => received.at(-1)?.id,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    signal: new AbortController().signal,
  });
  return { events: received.map(({ event }) => event), requested, pauses };
}

describe('a kept stream', () => {
  it('connects again after its end and sends the last event id', async () => {
    const { events, requested } = await play([frame('a-1', 'ready'), frame('a-2', 'orders.changed')]);
    expect(events).toEqual(['ready', 'orders.changed']);
    expect(requested).toEqual([undefined, 'a-1', 'a-2']);
  });

  it('waits longer after each failure, and starts over once a message arrives', async () => {
    const lost = new ApiError(0, { code: 'transport.network' });
    const { pauses } = await play([lost, lost, lost, frame('a-1', 'ready'), lost]);
    const [first, second, third, fourth, fifth] = pauses as [number, number, number, number, number];
    expect(first).toBeLessThanOrEqual(2_000);
    expect(second).toBeGreaterThanOrEqual(2_000);
    expect(third).toBeGreaterThanOrEqual(4_000);
    expect(fourth).toBeLessThanOrEqual(2_000);
    expect(fifth).toBeGreaterThanOrEqual(2_000);
  });

  it('gives up when the session has ended', async () => {
    expect((await play([])).requested).toHaveLength(1);
  });

  it('gives up when its link has ended, but not when a proxy finds no server behind it', async () => {
    const ended = new ApiError(404, { code: 'sharing.notFound' });
    expect((await play([ended])).requested).toHaveLength(1);
    expect((await play([new ApiError(404, {}), ended])).requested).toHaveLength(2);
  });

  it('never waits longer than a minute', () => {
    expect(pauseAfter(50, 1)).toBe(60_000);
    expect(pauseAfter(0, 0)).toBe(1_000);
  });

  it('stops when it is aborted', async () => {
    const leaving = new AbortController();
    let connections = 0;
    await keepStreaming({
      connect: async () => {
        connections += 1;
        return new Response(frame('a-1', 'ready'));
      },
      receive: () => leaving.abort(),
      lastEventId: () => undefined,
      pause: async () => undefined,
      signal: leaving.signal,
    });
    expect(connections).toBe(1);
  });
});
