import type { TaskList } from 'graphile-worker';
import { ServiceResting } from '../net/circuit-breaker.ts';
import type { Services } from '../services.ts';
import type { JobHandler } from './job.ts';

/** A retry cannot help: the payload will never have the right shape. */
export class UnreadablePayload extends Error {
  override readonly name = 'UnreadablePayload';
}

/** Our handlers as the queue's tasks: the payload is parsed first, every run is counted and logged in one line. */
export function taskList(services: Services, handlers: readonly JobHandler[]): TaskList {
  const tasks: TaskList = {};
  for (const handler of handlers) {
    if (tasks[handler.name]) throw new Error(`two jobs are named ${handler.name}`);
    tasks[handler.name] = (payload, { job }) =>
      runJob(services, handler, payload, { id: job.id, attempt: job.attempts, maxAttempts: job.max_attempts });
  }
  return tasks;
}

interface Run {
  readonly id: string;
  readonly attempt: number;
  readonly maxAttempts: number;
}

async function runJob(services: Services, handler: JobHandler, payload: unknown, run: Run): Promise<void> {
  const log = services.log.child({ job: handler.name, jobId: run.id, attempt: run.attempt });
  const count = (result: string) => services.metrics.jobs.inc({ job: handler.name, result });
  const parsed = handler.payload.safeParse(payload);
  if (!parsed.success) {
    count('refused');
    const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
    log.error({ fields }, 'job refused: its payload does not have the agreed shape');
    throw new UnreadablePayload(`payload of ${handler.name} is unreadable at ${fields.join(', ') || 'its root'}`);
  }
  const started = performance.now();
  try {
    await handler.run(parsed.data, { ...services, log }, run.attempt);
    count('done');
    log.info({ ms: Math.round(performance.now() - started) }, 'job done');
  } catch (error) {
    if (error instanceof ServiceResting) {
      count('postponed');
      log.info({ until: error.until }, 'job postponed: the service it needs rests');
      throw error;
    }
    const last = run.attempt >= run.maxAttempts;
    count(last ? 'given-up' : 'failed');
    const line = { err: error, ms: Math.round(performance.now() - started) };
    if (last) log.error(line, 'job given up');
    else log.warn(line, 'job failed, it will be tried again');
    throw error;
  }
}
