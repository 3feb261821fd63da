import type { SourceKind } from '../alerts/groups.ts';
import type { DeviceMessage } from './device-message.ts';

/** Who sent it: a secret names one device; a TCP protocol has only the number the device claims. */
export type Sender =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'claim'; readonly protocol: 'teltonika' | 'gt06'; readonly identifier: string };

/** The way they came: one gateway brings the messages of many devices. The value is never stored as it is. */
export interface MessageSource {
  readonly kind: SourceKind;
  readonly value: string;
}

export interface Incoming {
  readonly sender: Sender;
  readonly via: 'http' | 'mqtt' | 'tcp';
  readonly messages: readonly DeviceMessage[];
  readonly source?: MessageSource;
}

/** Resolves after the commit. */
export type Outcome =
  | { readonly kind: 'stored'; readonly stored: number; readonly refused: number }
  | { readonly kind: 'refused' }
  /** Nothing was stored: there is no room, or this device sends more than it may. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number; readonly isTooMuch?: boolean };

export type Ingest = (incoming: Incoming) => Promise<Outcome>;
