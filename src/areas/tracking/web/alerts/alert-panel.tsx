import { Drawer, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { useEscape } from '#ui/dialog/use-escape.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { Section } from '#ui/record/section.tsx';
import { readAlert } from '../../contract/alert.calls.ts';
import type { AlertView } from '../../contract/alert.shapes.ts';
import { AlertActions } from './alert-actions.tsx';
import { AlertFacts } from './alert-facts.tsx';

interface AlertPanelProps {
  /** Null: closed. */
  readonly alertId: string | null;
  readonly onClose: () => void;
}

/** One alert beside the list: what happened where, what one may do about it, and its history. */
export default function AlertPanel({ alertId, onClose }: AlertPanelProps): ReactNode {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  useEscape(alertId !== null, onClose);
  return (
    <Drawer
      opened={alertId !== null}
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={phone ? '100%' : '34rem'}
      title={t('tracking.alerts.panel.title')}
      closeButtonProps={{ 'aria-label': t('ui.dialog.close') }}
    >
      {alertId && <Opened alertId={alertId} />}
    </Drawer>
  );
}

function Opened({ alertId: id }: { readonly alertId: string }): ReactNode {
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
      <AlertActions alert={alert} />
      <AlertFacts alert={alert} />
      {alert.lat !== null && alert.lng !== null && (
        <MapView
          label={label}
          size="sm"
          places={[{ id: alert._id, kind: 'alert', at: { lat: alert.lat, lng: alert.lng }, label }]}
        />
      )}
      <History alert={alert} />
    </Stack>
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
