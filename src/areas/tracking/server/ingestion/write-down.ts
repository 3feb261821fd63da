import { noteLastSeen } from '#areas/load-orders/server/index.ts';
import { emit } from '#platform/jobs/events.ts';
import type { Services } from '#platform/services.ts';
import { addCounts, type DeviceCount, devicesSaid, wrongSecretsOf } from './device-day.repository.ts';
import { secretGuessed } from './ingestion.events.ts';
import type { Counted } from './tally.ts';
import { dayOf } from './tally-day.ts';
import { passOnMarks } from './watched.repository.ts';

/** So many wrong secrets on one day are no mistake any more. */
export const ALARM_AFTER = 20;

/** What was counted goes into the database: days of devices, where orders were seen, wrong secrets. */
export async function writeDown(services: Services, { days, seen, guessed }: Counted): Promise<void> {
  await services.database.asPlatform(async (trx) => {
    const now = services.now();
    const day = dayOf(now);
    const said = await devicesSaid(trx, [...guessed.keys()]);
    const timesOf = ({ identifier }: { identifier: string }) => guessed.get(identifier) ?? 0;
    const wrong = said.map(
      (device): DeviceCount => ({
        companyId: device.company_id,
        deviceId: device.device_id,
        day,
        messages: timesOf(device),
        stored: 0,
        refused: timesOf(device),
        reasons: { wrongSecret: timesOf(device) },
        at: now,
      }),
    );
    await addCounts(trx, days);
    await addCounts(trx, wrong);
    if (said.length > 0) {
      const total = await wrongSecretsOf(
        trx,
        said.map(({ device_id }) => device_id),
        day,
      );
      for (const device of said) {
        const times = total.get(device.device_id) ?? 0;
        if (times < ALARM_AFTER || times - timesOf(device) >= ALARM_AFTER) continue;
        const { device_id: deviceId, company_id: companyId, identifier } = device;
        await emit(trx, secretGuessed, { companyId, actorId: null }, { deviceId, identifier, times });
        services.log.warn({ deviceId, times }, 'a device is named again and again with a wrong secret');
      }
    }
    await passOnMarks(trx);
  });
  // Orders are locked by people, too, so nothing else waits for them.
  if (seen.length > 0) await services.database.asPlatform((trx) => noteLastSeen(trx, seen));
}
