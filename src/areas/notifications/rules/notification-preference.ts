import { kindOf, NOTIFICATION_TYPES, type NotificationType } from './notification-type.ts';

/** The ways a notification reaches a person. */
export interface Channels {
  readonly inApp: boolean;
  readonly push: boolean;
  readonly mail: boolean;
}

export interface Preference extends Channels {
  readonly type: NotificationType;
}

export const DEFAULT_CHANNELS: Channels = { inApp: true, push: true, mail: false };

/** What was chosen, or the default, and never less than what the type insists on. */
export function channelsOf(type: NotificationType, chosen: Channels | undefined): Channels {
  const channels = chosen ?? DEFAULT_CHANNELS;
  return kindOf(type).alwaysInApp ? { ...channels, inApp: true } : channels;
}

/** One entry per type, in the order of the table. */
export function allPreferences(chosen: readonly Preference[]): readonly Preference[] {
  return NOTIFICATION_TYPES.map((type) => ({
    type,
    ...channelsOf(
      type,
      chosen.find((preference) => preference.type === type),
    ),
  }));
}

export function mayBeMuted(type: NotificationType): boolean {
  return !kindOf(type).alwaysInApp;
}

/** Badge after one more was read: it never falls below zero. */
export function quantityAfterReading(quantity: number): number {
  return Math.max(0, quantity - 1);
}
