import { holds } from '#kernel/permission.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { NotificationKinds } from './notification-kinds.ts';

/** The channels by which a notification reaches a person. */
export interface Channels {
  readonly inApp: boolean;
  readonly push: boolean;
  readonly mail: boolean;
}

export interface Preference extends Channels {
  readonly type: string;
}

/** Each mail as it comes, or what came within an hour or a day in one. */
export const MAIL_RHYTHMS = ['atOnce', 'hourly', 'daily'] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

/** A preference as it is stored. */
export interface ChosenPreference extends Preference {
  readonly mailRhythm: MailRhythm;
}

export const DEFAULT_CHANNELS: Channels = { inApp: true, push: true, mail: false };

/** The preference or the default, and always the channels that the kind requires. */
export function channelsOf(kind: NotificationKind, chosen: Channels | undefined): Channels {
  const channels = chosen ?? DEFAULT_CHANNELS;
  return kind.alwaysInApp ? { ...channels, inApp: true } : channels;
}

/** Whether somebody may get the kind, and its mails together. */
export function mayGather(kind: NotificationKind | undefined, held: ReadonlySet<string>): boolean {
  return kind?.digest !== undefined && holds(held, kind.digest.readers);
}

/** One entry per kind, in their order. */
export function allPreferences(kinds: NotificationKinds, chosen: readonly Preference[]): readonly Preference[] {
  return [...kinds.values()].map((kind) => ({
    type: kind.type,
    ...channelsOf(
      kind,
      chosen.find((preference) => preference.type === kind.type),
    ),
  }));
}

export function mayBeMuted(kind: NotificationKind | undefined): boolean {
  return !kind?.alwaysInApp;
}

/** The badge after one more was read, never below zero. */
export function quantityAfterReading(quantity: number): number {
  return Math.max(0, quantity - 1);
}
