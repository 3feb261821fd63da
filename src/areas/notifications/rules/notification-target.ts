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
  const other = otherTargets.find(({ when }) => when.every((flag) => isSet(data[flag])));
  const path = other?.target ?? target;
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
  if (names.some((name) => !data[name])) return undefined;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(data[name])));
}
