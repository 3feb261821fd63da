import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { askLocation, readControl } from '#areas/tracking/contract/control.calls.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';

/** What people asked and reported on a trip, and the question for where its driver is. */
export default function TripControl({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const reply = useCall(readControl, { params: { id: order._id } });
  const asking = useAction(askLocation, {
    refresh: ORDER_REFRESH,
    onDone: () => snackbar.success(t('tracking.control.asking')),
    onFailed: (error) => snackbar.failure('register', t('tracking.control.nounAsk'), error),
  });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <CardsSkeleton cards={1} />;
  const { may } = reply.data;
  const asked = asking.data;
  const askButton = may.ask && (
    <Button
      variant="default"
      size="xs"
      loading={asking.isPending}
      leftSection={<IconMapPin size="1rem" aria-hidden />}
      onClick={() => asking.mutate({ body: { loadingOrderId: order._id } })}
    >
      {t('tracking.control.ask')}
    </Button>
  );
  return (
    <Section title={t('tracking.control.title')} action={askButton || undefined}>
      <Stack gap="sm">
        {asked && (
          <Group gap="sm" role="status">
            {asked.notified && <Text size="sm">{t('tracking.control.notified')}</Text>}
            {asked.message && (
              <Anchor href={asked.message.url} target="_blank" rel="noreferrer">
                <IconBrandWhatsapp size="1rem" aria-hidden /> {t('tracking.control.sendWhatsapp')}
              </Anchor>
            )}
          </Group>
        )}
        <Happened {...reply.data} />
      </Stack>
    </Section>
  );
}

type Control = NonNullable<ReturnType<typeof useCall<typeof readControl>>['data']>;

/** Newest first, whatever it is. */
function Happened({
  checkpoints,
  troubles,
  questions,
}: Pick<Control, 'checkpoints' | 'troubles' | 'questions'>): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const by = (name: string | null) => name && t('tracking.control.by', { name });
  const lines = [
    ...questions.map(({ _id, askedAt: at, askedBy, state }) => ({
      _id,
      at,
      what: t('tracking.control.question'),
      more: [t(`tracking.control.states.${state}`), by(askedBy)],
    })),
    ...checkpoints.map(({ _id, at, place, note, by: author }) => ({
      _id,
      at,
      what: `${t('tracking.control.checkpoint')}: ${place}`,
      more: [note, by(author)],
    })),
    ...troubles.map(({ _id, at, type, note, by: author, byDriver }) => ({
      _id,
      at,
      what: t(`tracking.control.types.${type}`),
      more: [note, byDriver ? t('tracking.control.byDriver') : by(author)],
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  if (lines.length === 0) return <Text c="dimmed">{t('tracking.control.none')}</Text>;
  return (
    <Stack component="ul" gap="xs" m={0} p={0}>
      {lines.map(({ _id, at, what, more }) => (
        <Group component="li" key={_id} justify="space-between" gap="xs">
          <Text size="sm">{[what, ...more].filter(Boolean).join(' · ')}</Text>
          <Text size="sm" c="dimmed">
            {showInstant(at)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
