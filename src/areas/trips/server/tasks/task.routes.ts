import * as calls from '#areas/trips/contract/order-task.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { performTask, readTasks } from './task.service.ts';

export const taskRoutes: readonly AnyRoute[] = [
  route(calls.readTasks, (context, { params }) => readTasks(context, params.id)),
  route(calls.performTask, (context, { params, body }) => performTask(context, params.id, params.taskId, body)),
];
