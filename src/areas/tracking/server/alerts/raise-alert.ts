import { type AlarmNotify, CRITICALITIES, type Criticality } from '#areas/routes/rules/alarm-types.ts';
import {
  ALERT_KINDS,
  type AlertOrigin,
  type AlertType,
  type Details,
  worseOf,
} from '#areas/tracking/rules/alerts/alert-types.ts';
import { QUIET_MINUTES } from '#areas/tracking/rules/alerts/incidents.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import {
  type AlertRecord,
  findIncident,
  findRecent,
  insertAlert,
  insertAlertEvents,
  lockAlert,
  updateIncident,
} from './alert.repository.ts';
import type { AlertGroup } from './alert-group.repository.ts';
import { notifyOfAlert } from './notify-of-alert.ts';

export interface RaisedIncident {
  /** Of a report that may arrive twice; otherwise a new one. */
  readonly id?: string;
  /** Who reviews it: the company of the order, or of the device where there is no trip. */
  readonly companyId: string;
  readonly carrierCompanyId?: string | null;
  readonly orderId?: string | null;
  readonly vehicleId?: string | null;
  readonly driverId?: string | null;
  readonly deviceId?: string | null;
  readonly type: AlertType;
  readonly subject?: string;
  readonly origin: AlertOrigin;
  /** What is usual for the type where nothing is said. */
  readonly criticality?: Criticality;
  readonly startedAt: Date;
  /** Null or left out: it goes on. */
  readonly endedAt?: Date | null;
  readonly position?: Position | null;
  readonly details?: Details;
  readonly note?: string | null;
  readonly fileIds?: readonly string[];
  /** The alerts of one cause that it belongs to; people are notified of the first, and of the first that is graver. */
  readonly group?: AlertGroup | null;
  /** Found in the history of late positions: nobody is notified. */
  readonly isLate?: boolean;
  /** The same again soon after its end is the same incident, unless it concerns security and was reviewed. */
  readonly continues?: boolean;
  /** Whom the alarm of the path or the company names. */
  readonly notify?: AlarmNotify;
}

export interface Raised {
  readonly id: string;
  readonly isNew: boolean;
}

const QUIET_MS = QUIET_MINUTES * 60_000;

/** Stores an incident once, with its history, and notifies whoever should know; in the transaction of the caller. */
export function raiseAlert(trx: Trx, services: Services, incident: RaisedIncident): Promise<Raised> {
  return withPlatformScope(trx, async () => {
    const { orderId = null, vehicleId = null, deviceId = null, subject = '', type, startedAt } = incident;
    const same = { orderId, vehicleId, deviceId, type, subject };
    const going = incident.continues ? await findRecent(trx, same, startedAt, QUIET_MS) : undefined;
    if (going && !isDealtWith(going)) return goOn(trx, going, incident);
    const alert = await insertAlert(trx, {
      ...same,
      id: incident.id ?? createId(),
      companyId: incident.companyId,
      carrierCompanyId: incident.carrierCompanyId,
      driverId: incident.driverId ?? null,
      origin: incident.origin,
      criticality: incident.criticality ?? ALERT_KINDS[type].criticality,
      startedAt,
      endedAt: incident.endedAt ?? null,
      position: incident.position ?? null,
      details: incident.details ?? {},
      note: incident.note ?? null,
      fileIds: incident.fileIds ?? [],
      group: incident.group ?? null,
      isLate: incident.isLate ?? false,
    });
    if (!alert) {
      const stored = incident.id ? await lockAlert(trx, incident.id) : await findIncident(trx, same, startedAt);
      if (!stored) throw new Error(`an alert of type ${type} was neither stored nor found`);
      return { id: stored.id, isNew: false };
    }
    const about = { companyId: alert.company_id, alertId: alert.id };
    await insertAlertEvents(trx, [
      { ...about, type: 'opened', at: startedAt },
      ...(alert.ended_at ? [{ ...about, type: 'ended', at: alert.ended_at } as const] : []),
    ]);
    if (!alert.is_late && !isKnown(incident.group, alert)) await notifyOfAlert(trx, services, alert, incident.notify);
    return { id: alert.id, isNew: true };
  });
}

/** People were notified of one of its group that is as grave. */
function isKnown(group: AlertGroup | null | undefined, { criticality }: AlertRecord): boolean {
  const rank = (one: string) => (CRITICALITIES as readonly string[]).indexOf(one);
  return group?.worst ? rank(group.worst) <= rank(criticality) : false;
}

/** Somebody has closed it: a second call for help is never swallowed by the answer to the first. */
const isDealtWith = ({ type, review }: AlertRecord): boolean =>
  review === 'reviewed' && ALERT_KINDS[type as AlertType].isSecurity === true;

/** The same goes on, perhaps worse than before. */
async function goOn(trx: Trx, alert: AlertRecord, { type, details = {} }: RaisedIncident): Promise<Raised> {
  const before = alert.details as Details;
  const worse = worseOf(type, before, details);
  if (worse !== before || alert.ended_at) await updateIncident(trx, alert.id, { details: worse, endedAt: null });
  return { id: alert.id, isNew: false };
}

export interface EndedIncident {
  readonly id: string;
  readonly at: Date;
  /** Its last figures; the worst of them are kept. */
  readonly details?: Details;
}

/** Whoever raised it says when it was over; ended once, it stays as it is. */
export function endAlert(trx: Trx, { id, at, details }: EndedIncident): Promise<void> {
  return withPlatformScope(trx, async () => {
    const alert = await lockAlert(trx, id);
    if (!alert || alert.ended_at) return;
    const endedAt = at < alert.started_at ? alert.started_at : at;
    const worst = details ? worseOf(alert.type as AlertType, alert.details as Details, details) : undefined;
    await updateIncident(trx, id, { endedAt, ...(worst ? { details: worst } : {}) });
    await insertAlertEvents(trx, [{ companyId: alert.company_id, alertId: id, type: 'ended', at: endedAt }]);
  });
}
