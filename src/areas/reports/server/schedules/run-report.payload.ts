import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';

/** The number of the try is in the payload: a failed try enqueues the next one, a lost process is tried by the queue. */
export const RUN_REPORT = {
  name: 'reports.runSchedule',
  payload: z.object({ runId: idShape, attempt: z.number().int().min(1).default(1) }),
};
