import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plateKey } from '#countries/plate.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { mayOverrule } from '../../rules/gate-verdict.ts';
import { arrivalOf, isFoundByPlate, type ShownCheck } from './check-gate.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SeenPlate } from './seen-plate.tsx';
import type { Gate } from './use-gate.ts';

interface EntranceProps {
  readonly check: ShownCheck;
  readonly gate: Gate;
  /** Judges again with the plate that the guard sees, and shows that verdict. */
  readonly onSeen: (plate: string | null) => Promise<ShownCheck | null>;
  readonly onDone: () => void;
}

/** Lets the truck in: at once, or with a reason where the verdict is against it. */
export function Entrance({ check, gate, onSeen, onDone }: EntranceProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [seen, setSeen] = useState(check.plate ?? '');
  const [isBusy, setBusy] = useState(false);
  const [isOverruling, setOverruling] = useState(false);
  const { verdict, booking } = check;
  if (!booking || !gate.day || !(verdict === 'enter' || mayOverrule(verdict))) return null;
  const warehouseId = gate.day.warehouse._id;
  const isCompared = plateKey(seen) === plateKey(check.plate ?? '');
  const compare = async () => {
    setBusy(true);
    const found = await onSeen(plateKey(seen) === '' ? null : seen.trim());
    setBusy(false);
    return found;
  };
  const letIn = async (why: string | null, current = check) => {
    const { shown, plate } = arrivalOf(current);
    const truck = booking.plate ?? plate ?? booking.code;
    const at = new Date().toISOString();
    const ids = { gate: gate.name, key: crypto.randomUUID(), warehouseId, bookingId: booking.id };
    await gate.queue.add({ kind: 'arrival', ...ids, at, truck, shown, plate, why });
    snackbar.success(t('warehouses.gate.recorded.arrive', { plate: truck }));
    onDone();
  };
  // A plate that was typed and not compared yet counts as well.
  const current = async () => (isCompared ? check : await compare());
  const open = async () => {
    const found = await current();
    if (found?.verdict === 'enter') await letIn(null, found);
    else if (found?.verdict === verdict) setOverruling(true);
  };
  return (
    <>
      {booking.plate && !isFoundByPlate(check) && (
        <SeenPlate
          seen={seen}
          isCompared={isCompared}
          isBusy={isBusy}
          onChange={setSeen}
          onCompare={() => void compare()}
        />
      )}
      {verdict === 'enter' ? (
        <Button size="lg" loading={isBusy} onClick={() => void open()}>
          {t('warehouses.gate.moves.arrive')}
        </Button>
      ) : (
        <Button variant="default" loading={isBusy} onClick={() => void open()}>
          {t('warehouses.gate.override.button')}
        </Button>
      )}
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
