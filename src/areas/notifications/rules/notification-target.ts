import type { NotificationKind } from './notification-kind.ts';

type Value = string | boolean | null | undefined;

/** Older senders write the text `true`. */
export function isSet(value: Value): boolean {
  return value === true || value === 'true';
}

/** The screen a click on the notification opens; undefined when it has no target. */
export function targetOf(
  kind: NotificationKind | undefined,
  data: Readonly<Record<string, Value>>,
): string | undefined {
  if (!kind) return undefined;
  const { target, otherTargets = [] } = kind;
  const isWhole = (path: string) => Array.from(path.matchAll(/\{(\w+)\}/g)).every(([, name]) => data[name ?? '']);
  const other = otherTargets.find(({ when, target }) => when.every((flag) => isSet(data[flag])) && isWhole(target));
  const path = other?.target ?? target;
  if (!isWhole(path)) return undefined;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(data[name])));
}
