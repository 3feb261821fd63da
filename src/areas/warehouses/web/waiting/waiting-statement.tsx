import { Button, Text } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { printWaiting } from '../../contract/waiting.calls.ts';
import { clockAt, spoken } from './waiting-clock.ts';

interface WaitingProps {
  readonly booking: BookingView;
}

const TICK_MS = 1_000;

/** How long the truck has been waiting, running while it is there; nothing for one that has none. */
export function WaitingClock({ booking: { waiting } }: WaitingProps): ReactNode {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  const isRunning = waiting !== null && waiting.until === null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!waiting) return null;
  const { minutes, chargedMinutes, amount } = clockAt(waiting, now);
  const words = { time: spoken(minutes), free: spoken(waiting.freeMinutes), charged: spoken(chargedMinutes) };
  return (
    <Text component="span" role="timer" c={chargedMinutes > 0 ? 'red' : undefined}>
      {[
        t(`warehouses.waiting.${chargedMinutes > 0 ? 'clockCharged' : 'clockFree'}`, words),
        ...(amount && chargedMinutes > 0
          ? [t('warehouses.waiting.clockAmount', { amount: `${waiting.currency} ${amount}` })]
          : []),
      ].join(' · ')}
    </Text>
  );
}

/** Downloads the statement, written anew each time; both sides read the same one. */
export function StatementButton({ booking }: WaitingProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  if (!booking.waiting) return null;
  const print = async () => {
    setBusy(true);
    try {
      const { fileName, contentType, content } = await api.call(printWaiting, { params: { id: booking._id } });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: contentType }), fileName);
    } catch (error) {
      snackbar.failure('download', t('warehouses.waiting.what'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={busy}
      leftSection={<IconPrinter size="1.1rem" stroke={1.7} aria-hidden />}
      onClick={() => void print()}
    >
      {t('warehouses.waiting.statement')}
    </Button>
  );
}
