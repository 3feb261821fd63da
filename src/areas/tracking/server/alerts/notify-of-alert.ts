import { securityAlert } from '#areas/load-orders/contract/order.notifications.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import {
  carriers,
  clients,
  driver,
  findOrder,
  orderNamer,
  orderSummary,
  responsibles,
} from '#areas/load-orders/server/index.ts';
import { notify, type Say } from '#areas/notifications/server/index.ts';
import type { AlarmNotify, AlarmRecipient, AlarmType, Criticality } from '#areas/routes/rules/alarm-types.ts';
import { DEFAULT_ALARMS } from '#areas/routes/rules/alarms.ts';
import { deviceAlert, deviceSecurityAlert, trackingAlert } from '#areas/tracking/contract/tracking.notifications.ts';
import { REVIEW_ALERTS, SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { ALERT_KINDS, type AlertType } from '#areas/tracking/rules/alerts/alert-types.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { AlertRecord } from './alert.repository.ts';

const EVERYBODY: AlarmNotify = { who: ['operators', 'carrier'], how: ['app', 'push', 'mail'] };

/** Whom and how, where no alarm of a path or a company says so. */
function usual(type: AlertType, criticality: Criticality): AlarmNotify {
  const alarm = DEFAULT_ALARMS[type as AlarmType];
  return alarm?.criticality === criticality ? alarm.notify : EVERYBODY;
}

interface Sent {
  /** Those who are notified because they are responsible for security. */
  readonly userIds?: readonly string[];
}

/** What is low notifies nobody; everybody else reaches the record that their notification leads to. */
export async function notifyOfAlert(
  trx: Trx,
  services: Services,
  alert: AlertRecord,
  chosen: AlarmNotify | undefined,
  { userIds }: Sent = {},
): Promise<void> {
  const type = alert.type as AlertType;
  const criticality = alert.criticality as Criticality;
  if (criticality === 'low') return;
  const settings = chosen ?? usual(type, criticality);
  const withoutMail = !settings.how.includes('mail');
  const alertName = (say: Say) => say(dynamicKey('tracking.alerts.types', type));
  const plate = alert.plate ?? alert.driver_name ?? '';
  // Whoever is escalated to is notified of the same alert a second time.
  const eventId = userIds ? undefined : alert.id;
  const said = { ...(eventId ? { eventId } : {}), withoutMail };
  if (alert.order_id === null) {
    if (alert.device_id === null) return;
    const kind = ALERT_KINDS[type].isSecurity ? deviceSecurityAlert : deviceAlert;
    const audience = { companyId: alert.company_id, permissions: [REVIEW_ALERTS], ...(userIds ? { userIds } : {}) };
    const write = (say: Say) => say(dynamicKey('notifications.messages', kind.type), { alert: alertName(say), plate });
    await notify(trx, services, {
      ...said,
      ...audience,
      kind,
      data: { deviceId: alert.device_id, alertId: alert.id },
      write,
    });
    return;
  }
  const order = await orderSummary(trx, await findOrder(trx, alert.order_id));
  const nameFor = await orderNamer(trx, order);
  const kind = ALERT_KINDS[type].isSecurity ? securityAlert : trackingAlert;
  const own = {
    ...{ companyId: order.companyId, data: responsibles(order)[0]!.data },
    permissions: [ORDER_RIGHTS[order.kind].read, SEE_MAP],
  };
  const groups: Readonly<Record<AlarmRecipient, () => ReturnType<typeof responsibles>>> = {
    // Whoever watches over security sees every alert of it, whoever runs the order.
    operators: () =>
      ALERT_KINDS[type].isSecurity
        ? [{ ...own, permissions: [...own.permissions, REVIEW_ALERTS] }]
        : responsibles(order),
    carrier: () => carriers(order),
    driver: () => driver(order).map((recipients) => ({ ...recipients, data: { ...recipients.data, isDriver: true } })),
    client: () => clients(order),
  };
  const audiences = userIds ? [{ ...own, userIds }] : settings.who.flatMap((who) => groups[who]());
  for (const recipients of audiences) {
    const words = { plate, order: nameFor(recipients) };
    const write = (say: Say) =>
      say(dynamicKey('notifications.messages', kind.type), { ...words, alert: alertName(say) });
    const { companyId, permissions } = recipients;
    const readsAlerts = companyId === alert.company_id || companyId === alert.carrier_company_id;
    if (!readsAlerts) {
      await notify(trx, services, { ...said, ...recipients, kind, write });
      continue;
    }
    // Whoever may open the alert is led to it, everybody else to the order or the trip.
    const toAlert = { ...recipients, data: { ...recipients.data, alertId: alert.id } };
    await notify(trx, services, { ...said, ...toAlert, permissions: [...permissions, SEE_MAP], kind, write });
    const others = [...permissions, { not: SEE_MAP }];
    await notify(trx, services, { ...said, ...recipients, permissions: others, kind, write });
  }
}
