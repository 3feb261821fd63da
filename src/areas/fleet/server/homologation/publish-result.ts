import { HOMOLOGATION_RESULT } from '#areas/fleet/contract/homologation.realtime.ts';
import type { CheckCode } from '#areas/fleet/rules/homologation-check.ts';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import type { Services } from '#platform/services.ts';
import { type CheckedRecord, findDriver, findVehicle } from './checked-record.repository.ts';
import { homologationAnswered } from './homologation.events.ts';
import { presentCheck, presentHomologation } from './homologation.presenter.ts';
import { type HomologationRecord, markFinished, markNotified, watchersOf } from './homologation.repository.ts';
import { checksIn } from './homologation-check.repository.ts';

/**
 * Publishes one more finished check of a locked request to those who asked, and notifies them once after the last. A
 * check that waits for a person counts as finished for the progress, but not for the notification.
 */
export async function publishResult(
  trx: Trx,
  services: Services,
  homologation: HomologationRecord,
  code: CheckCode,
): Promise<void> {
  const now = services.now();
  const checks = await checksIn(trx, homologation.id);
  const check = checks.find((one) => one.code === code);
  const record = await findRecord(trx, homologation);
  if (!check || !record) return;
  const watchers = await watchersOf(trx, homologation.id);
  const { kind, id } = record;
  await services.realtime.publishAll(
    trx,
    watchers.map(({ userId, pusherId }) => ({
      to: { userId, companyId: homologation.companyId },
      event: HOMOLOGATION_RESULT,
      data: {
        ...presentHomologation(homologation, checks, pusherId),
        record: { kind, id },
        result: presentCheck(check, { services, now }),
      },
    })),
  );
  if (!checks.every(({ settledAt }) => settledAt)) return;
  if (!homologation.finishedAt) await markFinished(trx, homologation.id, now);
  if (homologation.notifiedAt || checks.some(({ status }) => status === 'pending')) return;
  await markNotified(trx, homologation.id, now);
  await emit(
    trx,
    homologationAnswered,
    { companyId: homologation.companyId, actorId: null },
    {
      companyId: homologation.companyId,
      channelId: homologation.id,
      record: { kind, id },
      market: record.market,
      label: record.label,
      userIds: watchers.map(({ userId }) => userId),
    },
  );
}

export async function findRecord(
  trx: Trx,
  { companyId, driverId, vehicleId }: Pick<HomologationRecord, 'companyId' | 'driverId' | 'vehicleId'>,
): Promise<CheckedRecord | undefined> {
  if (driverId) return findDriver(trx, driverId, { companyId });
  return vehicleId ? findVehicle(trx, { id: vehicleId }, { companyId }) : undefined;
}
