import type { TFunction } from 'i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { AlertRow } from '../../contract/alert.list.ts';

/** Enough to tell the gateways of a company from each other. */
const SHOWN = 6;

/** What the alerts of one cause have in common. */
export function sharedName(t: TFunction, { sharedBy, sharedCode }: Pick<AlertRow, 'sharedBy' | 'sharedCode'>) {
  if (sharedBy === null || sharedCode === null) return null;
  const isKind = sharedBy === 'deviceKind';
  const name = isKind
    ? t(dynamicKey('lists.devices.values.kind', sharedCode))
    : sharedCode.slice(0, SHOWN).toUpperCase();
  return t(`tracking.alerts.shared.${sharedBy}`, { name });
}
