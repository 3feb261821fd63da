/**
 * Kinds of background work. Each has workers of its own, so that work that waits for a slow service outside never keeps
 * the others waiting.
 */
export const QUEUES = [
  'events',
  'mail',
  'push',
  'webhooks',
  'registers',
  'downloads',
  'imports',
  'housekeeping',
] as const;
export type QueueName = (typeof QUEUES)[number];

/** How much of the configured concurrency a queue gets; work that computes instead of waiting gets less. */
const SHARES: Readonly<Record<QueueName, number>> = {
  events: 1,
  mail: 1,
  push: 1,
  webhooks: 1,
  registers: 1,
  downloads: 0.5,
  imports: 0.5,
  housekeeping: 0.25,
};

/** How many jobs of a queue one process works on at a time. */
export function workersIn(queue: QueueName, concurrency: number): number {
  return Math.max(1, Math.floor(concurrency * SHARES[queue]));
}
