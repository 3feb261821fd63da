import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readDeviceHistory } from '#areas/tracking/contract/device.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { History, type HistoryEntry } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';

const PAGE_SIZE = 5;
/** Ids and times say nothing to people; who did it and what it is called does. */
const SHOWN = new Set(['identifier', 'name', 'kind', 'claimedProtocol', 'intervalSeconds']);

/** Who did what to the device, newest first. */
export function DeviceHistory({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const text = (field: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return t('tracking.devices.history.nothing');
    if (field === 'kind') return t(dynamicKey('lists.devices.values.kind', String(value)));
    if (field === 'claimedProtocol') return t(dynamicKey('tracking.devices.protocols', String(value)));
    return String(value);
  };
  const changesOf = ({ action, changes }: HistoryEntry) =>
    (action === 'devices.create' ? [] : Object.keys(changes))
      .filter((field) => SHOWN.has(field))
      .map((field) => ({
        field: t(dynamicKey('tracking.devices.fields', field)),
        from: text(field, changes[field]?.from),
        to: text(field, changes[field]?.to),
      }));
  return (
    <Section title={t('tracking.devices.history.title')}>
      <History
        call={readDeviceHistory}
        id={id}
        size={PAGE_SIZE}
        words="tracking.devices.history"
        changesOf={changesOf}
      />
    </Section>
  );
}
