import { Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plateKey } from '#countries/plate.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useNow } from '#ui/feedback/relative-time.ts';
import { Section } from '#ui/record/section.tsx';
import type { GateEntry } from '../../rules/gate-day.ts';
import classes from './gate.module.css';
import { DAY_GROUPS, groupOf, isWaiting, waitingLongest } from './gate-now.ts';
import { TruckFacts } from './truck-facts.tsx';
import { TruckLine } from './truck-line.tsx';
import { TruckMoves } from './truck-moves.tsx';
import type { Gate } from './use-gate.ts';

/** Today's trucks: on site, expected, gone; and who has waited longest. */
export function DayList({ gate }: { readonly gate: Gate }): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const waited = useWaited();
  const longest = waitingLongest(gate.entries);
  const calendar = gate.calendar();
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
        <Text className={classes.bar} role="status">
          {t('warehouses.gate.day.longest', {
            plate: nameOf(longest, t('warehouses.gate.day.noPlate')),
            time: waited(longest),
          })}
        </Text>
      )}
      {DAY_GROUPS.map((group) => {
        const trucks = found.filter((entry) => groupOf(entry, calendar) === group);
        return (
          <Section key={group} title={t(`warehouses.gate.day.${group}`)} count={trucks.length}>
            {trucks.length === 0 && <Text c="dimmed">{t('warehouses.gate.day.none')}</Text>}
            <ul className={classes.trucks}>
              {trucks.map((entry) => (
                <Truck key={entry.id} entry={entry} gate={gate} onOpen={() => setOpenId(entry.id)} />
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
          <div className={classes.truckSheet}>
            <TruckMoves entry={open} gate={gate} onDone={() => setOpenId(null)} />
            <TruckFacts entry={open} gate={gate} />
          </div>
        )}
      </Dialog>
    </Stack>
  );
}

const nameOf = ({ plate, driver, orderCode }: GateEntry, otherwise: string): string =>
  plate ?? driver ?? orderCode ?? otherwise;

interface TruckProps {
  readonly entry: GateEntry;
  readonly gate: Gate;
  readonly onOpen: () => void;
}

function Truck({ entry, gate, onOpen }: TruckProps): ReactNode {
  const { t } = useTranslation();
  const waited = useWaited();
  const details = [
    gate.showTime(entry.startsAt),
    entry.dock,
    t(`warehouses.actions.${entry.action}`),
    entry.driver,
    entry.carrier,
    isWaiting(entry) && t('warehouses.gate.day.waits', { time: waited(entry) }),
  ];
  const name = nameOf(entry, t('warehouses.gate.day.noPlate'));
  return <TruckLine name={name} state={entry.state} details={details} onOpen={onOpen} />;
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
