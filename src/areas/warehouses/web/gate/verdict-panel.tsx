import { Button, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPlate } from '#countries/plate.ts';
import { relativeTime } from '#ui/feedback/relative-time.ts';
import type { GateEntry } from '../../rules/gate-day.ts';
import { type GateVerdict, mayOverrule } from '../../rules/gate-verdict.ts';
import type { ShownCheck } from './check-gate.ts';
import { Entrance } from './entrance.tsx';
import classes from './gate.module.css';
import { OtherBookings } from './other-bookings.tsx';
import { TruckFacts } from './truck-facts.tsx';
import { TruckMoves } from './truck-moves.tsx';
import type { Gate } from './use-gate.ts';

interface VerdictPanelProps {
  readonly check: ShownCheck;
  readonly gate: Gate;
  /** The same ticket with the plate that the guard sees. */
  readonly onSeen: (plate: string | null) => Promise<ShownCheck | null>;
  readonly onOther: (entry: GateEntry) => void;
  readonly onNext: () => void;
}

const toneOf = (verdict: GateVerdict) => (verdict === 'enter' ? 'go' : mayOverrule(verdict) ? 'ask' : 'stop');
const SIGNS = { go: IconCircleCheck, ask: IconAlertTriangle, stop: IconHandStop } as const;

/** The verdict as large as the screen, and what to do now. */
export function VerdictPanel({ check, gate, onSeen, onOther, onNext }: VerdictPanelProps): ReactNode {
  const { t } = useTranslation();
  const { verdict } = check;
  const tone = toneOf(verdict);
  const Sign = SIGNS[tone];
  // As it is now, with what was recorded since.
  const entry = gate.entries.find(({ id }) => id === check.booking?.id) ?? check.booking;
  const panel = useRef<HTMLDivElement>(null);
  // Whoever chose another booking further down reads its verdict.
  useEffect(() => {
    if (check) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [check]);
  return (
    <Stack gap="md">
      <div ref={panel} className={classes.verdict} data-tone={tone} role="alert">
        <Sign size="5rem" stroke={1.5} aria-hidden />
        <h2 className={classes.word}>{t(`warehouses.gate.verdicts.${wordOf(check)}`)}</h2>
        {entry?.plate && <span className={classes.plate}>{entry.plate}</span>}
        <Text size="lg">{useAdvice(check, gate)}</Text>
        <Basis check={check} gate={gate} />
      </div>
      {entry && <Entrance key={entry.id} check={check} gate={gate} onSeen={onSeen} onDone={onNext} />}
      {entry && verdict === 'used' && <TruckMoves entry={entry} gate={gate} onDone={onNext} />}
      <Button variant="default" onClick={onNext}>
        {t('warehouses.gate.next')}
      </Button>
      <OtherBookings check={check} gate={gate} onOpen={onOther} />
      {entry && <TruckFacts entry={entry} gate={gate} />}
    </Stack>
  );
}

/** An old list was not looked at for a code or a plate. */
const isUnread = ({ verdict, basis }: ShownCheck): boolean => verdict === 'unknown' && basis === 'old';
const wordOf = (check: ShownCheck): GateVerdict => (isUnread(check) ? 'unknownKey' : check.verdict);

function useAdvice(check: ShownCheck, { showTime }: Gate): string {
  const { t } = useTranslation();
  const { verdict, booking, warehouse, plate } = check;
  if (isUnread(check)) return t('warehouses.gate.advice.onlyQr');
  if (verdict === 'used') {
    const at = showTime(booking?.arrivedAt ?? null);
    const by = booking?.letInBy;
    return by ? t('warehouses.gate.advice.used', { at, by }) : t('warehouses.gate.advice.usedUnnamed', { at });
  }
  if (verdict === 'anotherWarehouse' && !warehouse) return t('warehouses.gate.advice.anotherWarehouseUnnamed');
  return t(`warehouses.gate.advice.${verdict}`, {
    at: showTime(booking?.startsAt ?? null),
    plate: booking?.plate ?? '',
    seen: plate ? formatPlate(plate) : '',
    warehouse: warehouse ?? '',
    by: '',
  });
}

/** What the phone could not know. */
function Basis({ check: { basis }, gate: { day } }: { readonly check: ShownCheck; readonly gate: Gate }): ReactNode {
  const { t, i18n } = useTranslation();
  if (basis === 'server' || !day) return null;
  const age = relativeTime(new Date(day.readAt), new Date(), i18n.language, day.warehouse.timeZone);
  return <Text size="sm">{t(`warehouses.gate.basis.${basis}`, { age })}</Text>;
}
