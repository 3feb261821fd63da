import { Button, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '#ui/feedback/relative-time.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { type GateVerdict, mayOverrule } from '../../rules/gate-verdict.ts';
import classes from './gate.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { TruckFacts } from './truck-facts.tsx';
import { TruckMoves } from './truck-moves.tsx';
import type { Gate, ShownCheck } from './use-gate.ts';

interface VerdictPanelProps {
  readonly check: ShownCheck;
  readonly gate: Gate;
  readonly onNext: () => void;
}

const toneOf = (verdict: GateVerdict) => (verdict === 'enter' ? 'go' : mayOverrule(verdict) ? 'ask' : 'stop');
const SIGNS = { go: IconCircleCheck, ask: IconAlertTriangle, stop: IconHandStop } as const;

/** The verdict as large as the screen, and what to do now. */
export function VerdictPanel({ check, gate, onNext }: VerdictPanelProps): ReactNode {
  const { t } = useTranslation();
  const { verdict } = check;
  const tone = toneOf(verdict);
  const Sign = SIGNS[tone];
  // As it is now, with what was recorded since.
  const entry = gate.entries.find(({ id }) => id === check.booking?.id) ?? check.booking;
  return (
    <Stack gap="md">
      <div className={classes.verdict} data-tone={tone} role="alert">
        <Sign size="5rem" stroke={1.5} aria-hidden />
        <h2 className={classes.word}>{t(`warehouses.gate.verdicts.${verdict}`)}</h2>
        {entry?.plate && <span className={classes.plate}>{entry.plate}</span>}
        <Text size="lg">{useAdvice(check, gate)}</Text>
        <Basis check={check} gate={gate} />
      </div>
      {entry && verdict !== 'used' && <Entrance check={check} gate={gate} onDone={onNext} />}
      {entry && verdict === 'used' && <TruckMoves entry={entry} gate={gate} onDone={onNext} />}
      <Button variant="default" onClick={onNext}>
        {t('warehouses.gate.next')}
      </Button>
      {entry && <TruckFacts entry={entry} gate={gate} />}
    </Stack>
  );
}

function useAdvice({ verdict, booking, warehouse }: ShownCheck, { showTime }: Gate): string {
  const { t } = useTranslation();
  if (verdict === 'used') {
    const at = showTime(booking?.arrivedAt ?? null);
    const by = booking?.letInBy;
    return by ? t('warehouses.gate.advice.used', { at, by }) : t('warehouses.gate.advice.usedUnnamed', { at });
  }
  if (verdict === 'anotherWarehouse' && !warehouse) return t('warehouses.gate.advice.anotherWarehouseUnnamed');
  return t(`warehouses.gate.advice.${verdict}`, {
    at: showTime(booking?.startsAt ?? null),
    plate: booking?.plate ?? '',
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

/** Lets the truck in: at once, or with a reason where the verdict is against it. */
function Entrance({ check, gate, onDone }: { check: ShownCheck; gate: Gate; onDone: () => void }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isOverruling, setOverruling] = useState(false);
  const { verdict, booking, shown, plate } = check;
  if (!booking || !gate.day) return null;
  const warehouseId = gate.day.warehouse._id;
  const truck = booking.plate ?? plate ?? booking.code;
  const letIn = async (why: string | null) => {
    const at = new Date().toISOString();
    const key = crypto.randomUUID();
    const ids = { gate: gate.name, key, warehouseId, bookingId: booking.id };
    await gate.queue.add({ kind: 'arrival', ...ids, at, truck, shown, plate, why });
    snackbar.success(t('warehouses.gate.recorded.arrive', { plate: truck }));
    onDone();
  };
  if (verdict === 'enter') {
    return (
      <Button size="lg" onClick={() => void letIn(null)}>
        {t('warehouses.gate.moves.arrive')}
      </Button>
    );
  }
  if (!mayOverrule(verdict)) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOverruling(true)}>
        {t('warehouses.gate.override.button')}
      </Button>
      <ReasonDialog
        title={t('warehouses.gate.override.title')}
        confirm={t('warehouses.gate.override.confirm')}
        opened={isOverruling}
        onClose={() => setOverruling(false)}
        onReason={letIn}
      />
    </>
  );
}
