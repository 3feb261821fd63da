import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plateKey } from '#countries/plate.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { useNow } from '#ui/feedback/relative-time.ts';
import { Section } from '#ui/record/section.tsx';
import type { GateEntry } from '../../rules/gate-day.ts';
import { STATE_TONES } from '../state-tones.ts';
import classes from './gate.module.css';
import { DAY_GROUPS, groupOf, waitingLongest } from './gate-now.ts';
import { TruckFacts } from './truck-facts.tsx';
import { TruckMoves } from './truck-moves.tsx';
import type { Gate } from './use-gate.ts';

/** Today's trucks: on site, expected, gone; and who has waited longest. */
export function DayList({ gate }: { readonly gate: Gate }): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const waited = useWaited();
  const longest = waitingLongest(gate.entries);
  const found = gate.entries.filter((entry) => matches(entry, search));
  const open = gate.entries.find(({ id }) => id === openId);
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        aria-label={t('warehouses.gate.day.search')}
        placeholder={t('warehouses.gate.day.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {longest && (
        <Alert color="orange" role="status">
          {t('warehouses.gate.day.longest', {
            plate: nameOf(longest, t('warehouses.gate.day.noPlate')),
            time: waited(longest),
          })}
        </Alert>
      )}
      {DAY_GROUPS.map((group) => {
        const trucks = found.filter((entry) => groupOf(entry) === group);
        return (
          <Section key={group} title={t(`warehouses.gate.day.${group}`)} count={trucks.length}>
            {trucks.length === 0 && <Text c="dimmed">{t('warehouses.gate.day.none')}</Text>}
            <ul className={classes.trucks}>
              {trucks.map((entry) => (
                <li key={entry.id}>
                  <button type="button" className={classes.truck} onClick={() => setOpenId(entry.id)}>
                    <Truck entry={entry} gate={gate} />
                  </button>
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
      <Dialog
        opened={open !== undefined}
        onClose={() => setOpenId(null)}
        title={open?.plate ?? t('warehouses.gate.title')}
      >
        {open && (
          <Stack gap="md">
            <TruckMoves entry={open} gate={gate} onDone={() => setOpenId(null)} />
            <TruckFacts entry={open} gate={gate} />
          </Stack>
        )}
      </Dialog>
    </Stack>
  );
}

const nameOf = ({ plate, driver }: GateEntry, otherwise: string): string => plate ?? driver ?? otherwise;

function Truck({ entry, gate }: { readonly entry: GateEntry; readonly gate: Gate }): ReactNode {
  const { t } = useTranslation();
  const waited = useWaited();
  const isWaiting = groupOf(entry) === 'onSite' && entry.state !== 'inDock';
  const details = [
    gate.showTime(entry.startsAt),
    entry.dock,
    t(`warehouses.actions.${entry.action}`),
    entry.driver,
    entry.carrier,
    isWaiting && t('warehouses.gate.day.waits', { time: waited(entry) }),
  ];
  return (
    <>
      <Text fw={600} component="span">
        {nameOf(entry, t('warehouses.gate.day.noPlate'))}{' '}
        <StatusChip tone={STATE_TONES[entry.state]} label={t(`warehouses.states.${entry.state}`)} />
      </Text>
      <Text size="sm" component="span">
        {details.filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

/** How long a truck has been in. */
function useWaited(): (entry: GateEntry) => string {
  const { t } = useTranslation();
  const now = useNow();
  return ({ arrivedAt }) => {
    const total = Math.max(0, Math.floor((now.getTime() - (arrivedAt ?? now.getTime())) / 60_000));
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    return hours > 0
      ? t('warehouses.gate.day.hours', { hours, minutes })
      : t('warehouses.gate.day.minutes', { minutes });
  };
}

function matches({ plate, trailerPlate, driver, carrier, code, orderCode }: GateEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const key = plateKey(search);
  const plates = [plate, trailerPlate, code].some((one) => one && key !== '' && plateKey(one).includes(key));
  return plates || [driver, carrier, orderCode].some((text) => text?.toLowerCase().includes(wanted));
}
