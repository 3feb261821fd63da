import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { askLocation, readControl, type TripCheckpoint } from '#areas/tracking/contract/control.calls.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { ADMINISTER_POSITIONS } from '#areas/tracking/contract/view-log.permissions.ts';
import { holds } from '#kernel/permission.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { MediaViewer } from '#ui/media/media-viewer.tsx';
import { useViewer } from '#ui/media/use-viewer.ts';
import { Section } from '#ui/record/section.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { OrderAlerts } from '../alerts/order-alerts.tsx';
import { CheckpointForm } from './checkpoint-form.tsx';
import { TroubleForm } from './trouble-form.tsx';
import { ViewersSection } from './viewers-section.tsx';

/** What is being written: a new checkpoint, one that is corrected, or a trouble. */
type Writing = 'note' | 'report' | TripCheckpoint;

/** What people asked and reported on a trip, and the question for where its driver is. */
export default function TripControl({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { permissions } = useSignedIn();
  const [writing, setWriting] = useState<Writing | null>(null);
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
  const actions = (
    <Group gap="xs">
      {askButton}
      {may.note && (
        <Button variant="default" size="xs" onClick={() => setWriting('note')}>
          {t('tracking.control.note')}
        </Button>
      )}
      {may.report && (
        <Button variant="default" size="xs" onClick={() => setWriting('report')}>
          {t('tracking.control.report')}
        </Button>
      )}
    </Group>
  );
  return (
    <>
      <Section title={t('tracking.control.title')} action={actions}>
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
          <Happened {...reply.data} onCorrect={may.note ? setWriting : null} />
        </Stack>
      </Section>
      {holds(permissions, SEE_MAP) && <OrderAlerts order={order} />}
      {holds(permissions, ADMINISTER_POSITIONS) && <ViewersSection orderId={order._id} />}
      <WritingDialog order={order} writing={writing} onClose={() => setWriting(null)} />
    </>
  );
}

interface WritingDialogProps {
  readonly order: OrderView;
  readonly writing: Writing | null;
  readonly onClose: () => void;
}

function WritingDialog({ order, writing, onClose }: WritingDialogProps): ReactNode {
  const { t } = useTranslation();
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(writing);
  if (writing !== null && writing !== shown) setShown(writing);
  const title = shown === 'note' || shown === 'report' ? shown : 'editTitle';
  return (
    <Dialog opened={writing !== null} onClose={onClose} title={t(`tracking.control.${title}`)}>
      {shown === 'report' && <TroubleForm order={order} onDone={onClose} />}
      {shown !== null && shown !== 'report' && (
        <CheckpointForm order={order} checkpoint={shown === 'note' ? null : shown} onDone={onClose} />
      )}
    </Dialog>
  );
}

type Control = NonNullable<ReturnType<typeof useCall<typeof readControl>>['data']>;

interface HappenedProps extends Pick<Control, 'checkpoints' | 'troubles' | 'questions'> {
  /** Null for whoever may not. */
  readonly onCorrect: ((checkpoint: TripCheckpoint) => void) | null;
}

/** Newest first, whatever it is. */
function Happened({ checkpoints, troubles, questions, onCorrect }: HappenedProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { open, viewer } = useViewer();
  const by = (name: string | null) => name && t('tracking.control.by', { name });
  const lines = [
    ...questions.map(({ _id, askedAt: at, askedBy, state }) => ({
      _id,
      at,
      what: t('tracking.control.question'),
      more: [t(`tracking.control.states.${state}`), by(askedBy)],
      checkpoint: null,
      photos: [],
    })),
    ...checkpoints.map((checkpoint) => ({
      _id: checkpoint._id,
      at: checkpoint.at,
      what: `${t('tracking.control.checkpoint')}: ${checkpoint.place}`,
      more: [checkpoint.note, by(checkpoint.by)],
      checkpoint,
      photos: checkpoint.photos,
    })),
    ...troubles.map(({ _id, at, type, note, by: author, byDriver, photos }) => ({
      _id,
      at,
      what: t(`tracking.control.types.${type}`),
      more: [note, byDriver ? t('tracking.control.byDriver') : by(author)],
      checkpoint: null,
      photos,
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  const photos = lines.flatMap((line) => line.photos);
  if (lines.length === 0) return <Text c="dimmed">{t('tracking.control.none')}</Text>;
  return (
    <>
      <Stack component="ul" gap="xs" m={0} p={0}>
        {lines.map(({ _id, at, what, more, checkpoint, photos: [first, ...others] }) => (
          <Group component="li" key={_id} justify="space-between" gap="xs">
            <Text size="sm">{[what, ...more].filter(Boolean).join(' · ')}</Text>
            <Group gap="xs">
              {first && (
                <Button variant="subtle" size="compact-sm" onClick={() => open(photos.indexOf(first))}>
                  {`${t('tracking.control.photos')}: ${others.length + 1}`}
                </Button>
              )}
              {checkpoint && onCorrect && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`${t('tracking.control.edit')}: ${checkpoint.place}`}
                  onClick={() => onCorrect(checkpoint)}
                >
                  {t('tracking.control.edit')}
                </Button>
              )}
              <Text size="sm" c="dimmed">
                {showInstant(at)}
              </Text>
            </Group>
          </Group>
        ))}
      </Stack>
      <MediaViewer
        {...viewer}
        files={photos.map(({ url, fileName, contentType }) => ({ url, fileName, contentType }))}
      />
    </>
  );
}
