import type { AlertType } from '#areas/tracking/rules/alerts/alert-types.ts';
import type { DeviceAlarm } from '#areas/tracking/rules/messages/device-message.ts';
import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { isMuted, mutesOf } from './mute.repository.ts';
import { type Raised, raiseAlert } from './raise-alert.ts';

/** Only a person says that something is stolen; a weak battery is a rule of its own. */
const ALERT_OF: Readonly<Record<DeviceAlarm, AlertType | null>> = {
  sos: 'priority',
  powerCut: 'gpsDisconnect',
  antennaCut: 'gpsDisconnect',
  tampering: 'gpsDisconnect',
  accident: 'accident',
  doorOpen: 'loadOpened',
  lowBattery: null,
};

export interface DeviceInput {
  readonly companyId: string;
  readonly orderId: string | null;
  readonly vehicleId: string | null;
  readonly deviceId: string;
  readonly alarm: DeviceAlarm;
  readonly at: Date;
  readonly position: Position | null;
  /** Overtaken by newer messages. */
  readonly isLate: boolean;
}

/** What a device reports by itself; the same again soon is the same incident. Null where nothing is raised. */
export async function raiseFromDevice(trx: Trx, services: Services, input: DeviceInput): Promise<Raised | null> {
  const { alarm, at, companyId, vehicleId, isLate, ...about } = input;
  const type = ALERT_OF[alarm];
  if (type === null) return null;
  const mutes = vehicleId === null ? [] : await mutesOf(trx, [vehicleId]);
  // Nobody silences a call for help.
  if (type !== 'priority' && isMuted(mutes, { companyId, vehicleId, type, at })) return null;
  return raiseAlert(trx, services, {
    ...{
      ...about,
      companyId,
      vehicleId,
      type,
      origin: 'device',
      startedAt: at,
      details: { cause: alarm },
      continues: true,
    },
    // A call for help reaches people however late it comes.
    isLate: isLate && type !== 'priority',
  });
}
