import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { GateEntry } from '../../rules/gate-day.ts';
import { movesOf } from './gate-now.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Gate } from './use-gate.ts';

interface TruckMovesProps {
  readonly entry: GateEntry;
  readonly gate: Gate;
  readonly onDone?: () => void;
}

/** What happens next with a truck that is in: called, at its dock, gone. */
export function TruckMoves({ entry, gate, onDone }: TruckMovesProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isTurning, setTurning] = useState(false);
  const truck = entry.plate ?? entry.driver ?? entry.code;
  const record = async (move: 'call' | 'dock' | 'leave' | 'turnAway', why: string | null = null) => {
    const at = new Date().toISOString();
    const key = crypto.randomUUID();
    await gate.queue.add({ kind: 'move', gate: gate.name, key, at, truck, bookingId: entry.id, move, why });
    snackbar.success(t(`warehouses.gate.recorded.${move}`, { plate: truck }));
    onDone?.();
  };
  // A walk-in that is still on the phone has no booking yet.
  const isKnown = entry.code !== '' || entry.state !== 'pending';
  const moves = isKnown ? movesOf(entry) : [];
  return (
    <Stack gap="xs">
      {moves.map((move, at) => (
        <Button
          key={move}
          variant={at === 0 && move !== 'turnAway' ? 'filled' : 'default'}
          onClick={() => (move === 'turnAway' ? setTurning(true) : void record(move))}
        >
          {t(`warehouses.gate.moves.${move}`)}
        </Button>
      ))}
      <ReasonDialog
        title={t('warehouses.gate.turnAwayTitle')}
        confirm={t('warehouses.gate.moves.turnAway')}
        opened={isTurning}
        onClose={() => setTurning(false)}
        onReason={(reason) => record('turnAway', reason)}
      />
    </Stack>
  );
}
