import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { QUEUES, type QueueName } from './queues.ts';

/** How much work a queue has, in all processes together. */
export interface QueueState {
  readonly queue: QueueName;
  readonly waiting: number;
  readonly running: number;
  /** Tried as often as allowed; they stay for a person to look at. */
  readonly givenUp: number;
  readonly waitingSince: Date | null;
}

interface TaskState extends Omit<QueueState, 'queue'> {
  readonly task: string;
}

/** The state of every queue that has handlers; needs platform scope. */
export async function readQueueStates(trx: Trx, queueOf: ReadonlyMap<string, QueueName>): Promise<QueueState[]> {
  const { rows } = await sql<TaskState>`
    select task, waiting, running, given_up as "givenUp", waiting_since as "waitingSince" from app.jobs_by_task()`.execute(
    trx,
  );
  const used = new Set(queueOf.values());
  return QUEUES.filter((queue) => used.has(queue)).map((queue) => {
    const tasks = rows.filter(({ task }) => queueOf.get(task) === queue);
    const sum = (read: (task: TaskState) => number) => tasks.reduce((total, task) => total + read(task), 0);
    const since = tasks.flatMap(({ waitingSince }) => waitingSince ?? []).map((date) => date.getTime());
    return {
      queue,
      waiting: sum(({ waiting }) => waiting),
      running: sum(({ running }) => running),
      givenUp: sum(({ givenUp }) => givenUp),
      waitingSince: since.length > 0 ? new Date(Math.min(...since)) : null,
    };
  });
}
