import { kindOf, type NotificationField, type NotificationType } from './notification-type.ts';

type Value = string | boolean | null | undefined;

type Notification = { readonly type: NotificationType } & {
  readonly [F in Exclude<NotificationField, 'pathPhoto' | 'truckerPostulationPhoto'>]?: Value;
};

/** Older senders write the text `true`. */
export function isSet(value: Value): boolean {
  return value === true || value === 'true';
}

/** The screen a click on the notification opens; undefined when it leads nowhere. */
export function targetOf(notification: Notification): string | undefined {
  const { target, otherTargets = [] } = kindOf(notification.type);
  const other = otherTargets.find(({ when }) => when.every((flag) => isSet(notification[flag])));
  const path = other?.target ?? target;
  const values: Readonly<Record<string, Value>> = notification;
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
  if (names.some((name) => !values[name])) return undefined;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
