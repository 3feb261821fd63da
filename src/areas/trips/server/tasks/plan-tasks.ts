import { type OrderRecord, stopsOf, updateOrder } from '#areas/load-orders/server/index.ts';
import type { Stage } from '#areas/operations/rules/stage.ts';
import { builtInTemplate, companyLanguage, currentTemplate, findOperation } from '#areas/operations/server/index.ts';
import { tripStages } from '#areas/trips/rules/trip-tasks.ts';
import { createId } from '#kernel/ids.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { companyCountry, deleteTasks, insertTasks } from './task.repository.ts';

type Planner = Pick<RequestContext<unknown>, 'trx' | 'services'>;

/** Creates the tasks of the trip from the current template: later versions do not change them. */
export async function planTasks({ trx, services }: Planner, order: OrderRecord): Promise<void> {
  const { versionId, stages } = await templateOf({ trx, services }, order);
  const stops = await stopsOf(trx, order);
  const rows = tripStages(stages, stops).flatMap(({ name, stopId, tasks }, stage) =>
    tasks.map((task, at) => ({
      id: createId(),
      company_id: order.company_id,
      order_id: order.id,
      stop_id: stopId,
      stage_position: stage + 1,
      stage_name: name,
      position: at + 1,
      key: task.key,
      name: task.name,
      by: task.by,
      evidence: task.evidence,
      required: task.required,
      waits: task.waits,
      form: JSON.stringify(task.form),
    })),
  );
  await insertTasks(trx, rows);
  await updateOrder(trx, order, { template_version_id: versionId, tasks_total: rows.length, tasks_done: 0 });
}

/** Uses the template of the order's company, also when a carrier assigns the truck. */
async function templateOf(
  { trx, services }: Planner,
  { company_id, operation_id, kind }: OrderRecord,
): Promise<{ readonly versionId: string | null; readonly stages: readonly Stage[] }> {
  return withPlatformScope(trx, async () => {
    const { template_id } = await findOperation(trx, operation_id);
    const own = await currentTemplate(trx, company_id, kind, template_id);
    if (own) return own;
    const language = companyLanguage(await companyCountry(trx, company_id));
    return { versionId: null, stages: builtInTemplate(kind, services.translate, language) };
  });
}

/** Deletes the tasks with the assignment; none of them is done yet, and another truck gets new ones. */
export async function dropTasks(trx: Trx, order: OrderRecord): Promise<void> {
  await deleteTasks(trx, order);
  await updateOrder(trx, order, { template_version_id: null, tasks_total: 0, tasks_done: 0 });
}
