import type { Position } from '#kernel/position.ts';

/** What a device can report by itself, the gravest first. */
export const DEVICE_ALARMS = [
  'sos',
  'powerCut',
  'antennaCut',
  'tampering',
  'accident',
  'doorOpen',
  'lowBattery',
] as const;
export type DeviceAlarm = (typeof DEVICE_ALARMS)[number];

/** One message of a device, whatever its protocol. Which device it is, its secret decides, not the message. */
export interface DeviceMessage {
  /** As the device calls itself. */
  readonly identifier: string | null;
  /** Its own clock; null: it does not say. */
  readonly at: Date | null;
  /** Null: no fix. Otherwise as it was sent, believable or not. */
  readonly position: Position | null;
  /** Its own verdict of the fix; true where it gives none, also in a message that speaks of no place at all. */
  readonly isValid: boolean;
  readonly speedKmh: number | null;
  /** From 0 up to 360, which is 0 again. */
  readonly heading: number | null;
  readonly altitudeM: number | null;
  readonly accuracyM: number | null;
  /** From 0 to 100. */
  readonly batteryPercent: number | null;
  /** Power from outside. */
  readonly hasPower: boolean | null;
  readonly ignition: boolean | null;
  readonly alarm: DeviceAlarm | null;
}

export type MessageProblem = {
  readonly kind: 'unreadable' | 'tooMany' | 'missing' | 'number' | 'date';
  readonly field: string | null;
};

export type ReadMessages = { readonly messages: readonly DeviceMessage[] } | { readonly problem: MessageProblem };

/** A message that says nothing yet: each reader fills in what its protocol knows. */
export const SILENT_MESSAGE: DeviceMessage = {
  identifier: null,
  at: null,
  position: null,
  isValid: true,
  speedKmh: null,
  heading: null,
  altitudeM: null,
  accuracyM: null,
  batteryPercent: null,
  hasPower: null,
  ignition: null,
  alarm: null,
};
