import type { AlertType } from './alert-types.ts';

/** So many devices that fall silent within so many minutes of each other have one cause. */
export const GROUP_AT_LEAST = 5;
export const GROUP_MINUTES = 5;
/** So many alerts of one cause are named one by one. */
export const MEMBERS_SHOWN = 500;

/**
 * What comes from a gateway or from satellites, and so from many devices at once. A battery runs down by itself; a cut
 * cable, a theft or a deviation is looked at truck by truck, however many there are.
 */
const GROUPED = ['connection', 'notLocation'] as const satisfies readonly AlertType[];
export type GroupedType = (typeof GROUPED)[number];
export const isGrouped = (type: AlertType): type is GroupedType => (GROUPED as readonly AlertType[]).includes(type);

/** The way by which messages come in: a network address, a topic of a broker, a listener of ours. */
export const SOURCE_KINDS = ['address', 'broker', 'listener'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
export const SHARED_BY = [...SOURCE_KINDS, 'deviceKind'] as const;

export interface Shared {
  readonly by: (typeof SHARED_BY)[number];
  /** Tells one gateway from another without giving its address away; the name of a listener or of a kind of device. */
  readonly code: string;
}

/** A device that fell silent within the same minutes, itself included. */
export interface SilentDevice {
  readonly id: string;
  readonly kind: string;
  /** Null where nobody knows the way it reported. */
  readonly source: Shared | null;
}

const isSame = (one: Shared, other: Shared): boolean => one.by === other.by && one.code === other.code;

/**
 * What these devices have in common with one of them, the closest first: the way they reported; else their kind, where
 * so many ways are silent that it cannot be one gateway. `isEnough` where they are enough for a group.
 */
export function sharedWith(
  { id, kind, source }: SilentDevice,
  near: readonly SilentDevice[],
): readonly (Shared & { readonly isEnough: boolean })[] {
  const ofKind = near.filter((device) => device.kind === kind);
  const ways = new Set(
    ofKind.map((device) => (device.source ? `${device.source.by} ${device.source.code}` : device.id)),
  );
  const byKind = { by: 'deviceKind', code: kind, isEnough: ways.size >= GROUP_AT_LEAST } as const;
  if (!source) return [byKind];
  const behind = near.filter((device) => device.id === id || (device.source && isSame(device.source, source)));
  return [{ ...source, isEnough: behind.length >= GROUP_AT_LEAST }, byKind];
}
