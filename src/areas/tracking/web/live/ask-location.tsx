import { Anchor, Button, Group } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import type { LocationState } from '#areas/tracking/rules/location-request.ts';
import type { Tone } from '#kernel/tone.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { askLocation, type LocationRequestView, readControl } from '../../contract/control.calls.ts';

const ICON = { size: '1rem', 'aria-hidden': true } as const;
const TONES: Readonly<Record<LocationState, Tone>> = {
  asked: 'info',
  answered: 'success',
  declined: 'warning',
  expired: 'neutral',
};
/** The server marks what nobody answered once a minute; the screen knows the time itself. */
const AFTER_MS = 1_000;
const LONGEST_MS = 60_000;

interface AskLocationProps {
  readonly orderId: string;
}

/** One question to the driver, and what became of it; the answer arrives as a position and in the order's timeline. */
export function AskLocation({ orderId }: AskLocationProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { data } = useCall(
    readControl,
    { params: { id: orderId } },
    { refetchInterval: ({ state }) => untilExpiry(state.data?.questions[0]) },
  );
  const asking = useAction(askLocation, {
    refresh: ORDER_REFRESH,
    onDone: () => snackbar.success(t('tracking.control.asking')),
    onFailed: (error) => snackbar.failure('register', t('tracking.control.nounAsk'), error),
  });
  if (!data) return null;
  const [last] = data.questions;
  // A link of a question that is over would ask nobody.
  const asked = asking.data?.request._id === last?._id && last?.state === 'asked' ? asking.data : undefined;
  if (!data.may.ask && !last) return null;
  return (
    <Group gap="xs">
      {data.may.ask && (
        <Button
          size="xs"
          variant="default"
          loading={asking.isPending}
          leftSection={<IconMapPin {...ICON} />}
          onClick={() => asking.mutate({ body: { loadingOrderId: orderId } })}
        >
          {t('tracking.control.ask')}
        </Button>
      )}
      {last && <Question question={last} />}
      {asked?.notified && <span>{t('tracking.control.notified')}</span>}
      {asked?.message && (
        <Anchor size="sm" href={asked.message.url} target="_blank" rel="noreferrer">
          <IconBrandWhatsapp {...ICON} /> {t('tracking.control.sendWhatsapp')}
        </Anchor>
      )}
    </Group>
  );
}

function Question({ question }: { readonly question: LocationRequestView }): ReactNode {
  const { t } = useTranslation();
  const { state, askedAt, endedAt } = question;
  return (
    <Group gap="xs" role="status">
      <StatusChip
        tone={TONES[state]}
        label={`${t('tracking.control.question')}: ${t(`tracking.control.states.${state}`)}`}
      />
      <RelativeTime instant={endedAt ?? askedAt} />
    </Group>
  );
}

function untilExpiry(question: LocationRequestView | undefined): number | false {
  if (question?.state !== 'asked') return false;
  return Math.min(LONGEST_MS, Math.max(AFTER_MS, Date.parse(question.expiresAt) - Date.now() + AFTER_MS));
}
