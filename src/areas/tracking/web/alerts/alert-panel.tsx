import { Button, Drawer, Group, Image, Stack, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { useEscape } from '#ui/dialog/use-escape.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { MediaViewer } from '#ui/media/media-viewer.tsx';
import { useViewer } from '#ui/media/use-viewer.ts';
import { Section } from '#ui/record/section.tsx';
import { readAlert } from '../../contract/alert.calls.ts';
import type { AlertView } from '../../contract/alert.shapes.ts';
import { AlertActions } from './alert-actions.tsx';
import { AlertFacts } from './alert-facts.tsx';
import { sharedName } from './shared-name.ts';

interface AlertPanelProps {
  /** Null: closed. */
  readonly alertId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onReview: (alert: AlertView) => void;
  readonly onClose: () => void;
}

/** One alert beside the list: what happened where, what one may do about it, and its history. */
export default function AlertPanel({ alertId, onClose, ...does }: AlertPanelProps): ReactNode {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  useEscape(alertId !== null, onClose);
  return (
    <Drawer
      opened={alertId !== null}
      onClose={onClose}
      closeOnEscape={false}
      // Beside it the list and the map stay in use.
      withOverlay={phone}
      lockScroll={phone}
      position="right"
      size={phone ? '100%' : '34rem'}
      title={t('tracking.alerts.panel.title')}
      closeButtonProps={{ 'aria-label': t('ui.dialog.close') }}
    >
      {/* Keys work while it is still read. */}
      <div data-alert-panel>{alertId && <Opened key={alertId} alertId={alertId} {...does} />}</div>
    </Drawer>
  );
}

type OpenedProps = Pick<AlertPanelProps, 'onOpen' | 'onReview'> & { readonly alertId: string };

function Opened({ alertId: id, onOpen, onReview }: OpenedProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useCall(readAlert, { params: { id } });
  if (error && !data) {
    return error.isGone ? (
      <Text>{t('tracking.alerts.panel.gone')}</Text>
    ) : (
      <QueryError error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <CardsSkeleton cards={3} />;
  const { alert } = data;
  const label = t(`tracking.alerts.types.${alert.type}`);
  return (
    <Stack gap="md">
      <Text size="lg" fw={600}>
        {label}
      </Text>
      <AlertActions alert={alert} onReview={onReview} />
      <AlertFacts alert={alert} />
      {alert.lat !== null && alert.lng !== null && (
        <MapView
          label={label}
          size="sm"
          places={[{ id: alert._id, kind: 'alert', at: { lat: alert.lat, lng: alert.lng }, label }]}
        />
      )}
      <Photos alert={alert} />
      <Members alert={alert} onOpen={onOpen} />
      <History alert={alert} />
    </Stack>
  );
}

function Photos({ alert: { photos } }: { readonly alert: AlertView }): ReactNode {
  const { t } = useTranslation();
  const { open, viewer } = useViewer();
  if (photos.length === 0) return null;
  return (
    <Section title={t('tracking.alerts.panel.photos')} count={photos.length}>
      <Group gap="xs">
        {photos.map((photo, at) => (
          <UnstyledButton key={photo.url} aria-label={photo.fileName} onClick={() => open(at)}>
            <Image src={photo.url} alt="" w="6rem" h="6rem" radius="md" fit="cover" />
          </UnstyledButton>
        ))}
      </Group>
      <MediaViewer {...viewer} files={photos} />
    </Section>
  );
}

/** The others of one cause, which are reviewed with it. */
function Members({ alert, onOpen }: { readonly alert: AlertView } & Pick<AlertPanelProps, 'onOpen'>): ReactNode {
  const { t } = useTranslation();
  const { members } = alert;
  if (members.length === 0) return null;
  return (
    <Section title={t('tracking.alerts.panel.members')} count={members.length}>
      <Text size="sm">{sharedName(t, alert)}</Text>
      <Stack component="ul" gap={0} m={0} p={0} mah="18rem" style={{ overflowY: 'auto' }}>
        {members.map(({ _id, plate, trucker, startedAt }) => (
          <Group component="li" key={_id} justify="space-between" gap="xs">
            <Button size="compact-md" variant="subtle" onClick={() => onOpen(_id)}>
              {[plate, trucker].filter(Boolean).join(' · ')}
            </Button>
            <Text size="sm" c="dimmed">
              <RelativeTime instant={startedAt} />
            </Text>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

function History({ alert }: { readonly alert: AlertView }): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('tracking.alerts.panel.history')}>
      <Stack gap="xs">
        {alert.events.map(({ type, at, by }) => (
          <Text key={`${type} ${at}`} size="sm">
            {[t(`tracking.alerts.happenings.${type}`), by].filter(Boolean).join(' · ')} · <RelativeTime instant={at} />
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
