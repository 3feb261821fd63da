import { createId } from '#kernel/ids.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import * as calls from '../contract/alert.calls.ts';
import { alertList } from '../contract/alert.list.ts';
import * as proposals from '../contract/proposal.calls.ts';

/** Review needs version 1 of an alert; a mute needs its truck. */
async function seedAlert(
  { proof, side }: Scene,
  values: { readonly isReviewed?: true; readonly vehicleId?: string } = {},
) {
  const id = createId();
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('alert')
      .values({
        ...{ id, company_id: side.company.id, type: 'accident', origin: 'person', criticality: 'high' },
        ...{ started_at: new Date(), vehicle_id: values.vehicleId ?? null },
        ...(values.isReviewed ? { review: 'reviewed', result: 'true' } : {}),
      })
      .execute(),
  );
  return id;
}

async function seedMute({ proof, side, caller }: Scene) {
  const id = createId();
  const from = Date.now();
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('alert_mute')
      .values({
        ...{ id, company_id: side.company.id, vehicle_id: createId(), type: 'speed', reason: 'Taller' },
        ...{ from_at: new Date(from), until_at: new Date(from + 3_600_000), created_by: caller.userId },
      })
      .execute(),
  );
  return id;
}

const WEEK_MS = 7 * 86_400_000;
const FIRST_MONDAY = Date.parse('2001-01-01');
let seeded = 0;

/** Of another week each time, and about the value that holds, so that any number of them are accepted side by side. */
async function seedProposal({ proof, side, caller }: Scene) {
  const id = createId();
  const company_id = side.company.id;
  seeded += 1;
  const week = new Date(FIRST_MONDAY + seeded * WEEK_MS).toISOString().slice(0, 10);
  const alarms = JSON.stringify({ stopped: { minutes: 25 } });
  await proof.app.services.database.asPlatform(async (trx) => {
    await trx
      .insertInto('company_alarms')
      .values({ company_id, alarms, updated_by: caller.userId })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ alarms }))
      .execute();
    await trx
      .insertInto('alarm_proposal')
      .values({
        ...{ id, company_id, week, type: 'stopped', reviewed: 8, false_alarms: 6 },
        ...{ field: 'minutes', value: 25, proposed: 25 },
      })
      .execute();
  });
  return id;
}

export const alertsExamples: readonly Example[] = [
  ...listExamples(alertList, 'plates'),
  example(calls.readAlert, 'refused', async (scene) => ({ params: { id: await seedAlert(scene) } })),
  example(calls.reviewAlerts, 'refused', async (scene) => ({
    body: { alerts: [{ id: await seedAlert(scene), version: 1 }], result: 'true' as const },
  })),
  example(calls.reopenAlert, 'refused', async (scene) => ({
    params: { id: await seedAlert(scene, { isReviewed: true }) },
    body: { version: 1, reason: 'Revisar de nuevo' },
  })),
  example(calls.takeAlert, 'refused', async (scene) => ({
    params: { id: await seedAlert(scene) },
    body: { version: 1 },
  })),
  example(calls.releaseAlert, 'refused', async (scene) => ({
    params: { id: await seedAlert(scene) },
    body: { version: 1 },
  })),
  example(calls.listMutes, 'none', () => ({})),
  example(calls.muteRule, 'refused', async (scene) => ({
    body: { alertId: await seedAlert(scene, { vehicleId: createId() }), minutes: 60, reason: 'Taller' },
  })),
  example(proposals.listProposals, 'none', () => ({})),
  example(proposals.acceptProposal, 'refused', async (scene) => ({ params: { id: await seedProposal(scene) } })),
  example(proposals.dismissProposal, 'refused', async (scene) => ({ params: { id: await seedProposal(scene) } })),
  example(calls.endMute, 'refused', async (scene) => ({ params: { id: await seedMute(scene) } })),
];
