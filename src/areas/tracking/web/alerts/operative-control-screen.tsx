import { Button, Group, Kbd, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { ALERT_PRESETS } from '#ui/fields/date/date-presets.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { BesideMap } from '#ui/map/beside-map.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { type AlertRow, alertList } from '../../contract/alert.list.ts';
import { REVIEW_ALERTS } from '../../contract/tracking.permissions.ts';
import { ControlPages } from '../control-pages.tsx';
import { ALERT_KEYS, type AlertKey, stepTo } from './alert-keys.ts';
import { ALERT_TONES } from './alert-tones.ts';
import classes from './control-screen.module.css';
import { ProposalsNotice } from './proposals-notice.tsx';
import { sharedName } from './shared-name.ts';
import { useAlertKeys } from './use-alert-keys.ts';
import { useOpenAlert } from './use-open-alert.ts';
import { ALERT_CALLS, useShownAlerts } from './use-shown-alerts.ts';

const AlertPanel = lazyWith(['tracking/later'], () => import('./alert-panel.tsx'));
const AlertMap = lazyWith(['tracking/later'], () => import('./alert-map.tsx'));
const ReviewDialog = lazyWith(['tracking/later'], () => import('./review-dialog.tsx'));
const MutesDialog = lazyWith(['tracking/later'], () => import('./mutes-dialog.tsx'));

const idOf = ({ _id }: AlertRow): string => _id;
const isPending = ({ isOwn, review }: AlertRow): boolean => isOwn && review === 'pending';
const PRESETS = { dates: ALERT_PRESETS };
const TAB_TONES = { pending: 'warning', high: 'danger', medium: 'warning', low: 'neutral' } as const;

interface Reviewing {
  readonly alerts: readonly AlertRow[];
  readonly onDone: () => void;
}

/** Every alert of the company as it comes in, on a map and as a list; one opens beside them. */
export default function OperativeControlScreen(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const mayReview = useHolds(REVIEW_ALERTS);
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { alertId, open, close, hrefOf } = useOpenAlert();
  const alerts = useShownAlerts();
  const nameOf = useCallback(
    ({ type, plate }: AlertRow) => [t(`tracking.alerts.types.${type}`), plate].filter(Boolean).join(' '),
    [t],
  );
  const [wantsMap, setMap] = useState<boolean | null>(null);
  const hasMap = wantsMap ?? !phone;
  const [reviewing, review] = useState<Reviewing | null>(null);
  const [showsMutes, showMutes] = useState(false);
  const startReview = (chosen: readonly AlertRow[], onDone: () => void) => {
    const pending = chosen.filter(isPending);
    if (pending.length === 0) snackbar.warning(t('tracking.alerts.screen.nothingPending'));
    else review({ alerts: pending, onDone });
  };
  const step = (key: AlertKey) => {
    const opened = alerts.find(({ _id }) => _id === alertId);
    if (key === 'review' && opened) {
      if (mayReview) startReview([opened], () => undefined);
      return;
    }
    const to = stepTo(alerts.map(idOf), alertId, key === 'previous' ? 'previous' : 'next');
    if (to !== undefined) open(to);
  };
  useAlertKeys(step);
  return (
    <>
      <ControlPages open="alert" />
      <ProposalsNotice />
      <div className={classes.above}>
        {phone ? <span /> : <Keys mayReview={mayReview} />}
        <Group gap="xs">
          <Button variant="default" size="compact-md" onClick={() => showMutes(true)}>
            {t('tracking.alerts.screen.mutes')}
          </Button>
          <Button variant="default" size="compact-md" aria-expanded={hasMap} onClick={() => setMap(!hasMap)}>
            {t(hasMap ? 'tracking.alerts.screen.hideMap' : 'tracking.alerts.screen.showMap')}
          </Button>
        </Group>
      </div>
      <BesideMap
        isWide
        map={
          hasMap ? (
            <Suspense fallback={null}>
              <AlertMap alerts={alerts} chosen={alertId} onChoose={open} />
            </Suspense>
          ) : null
        }
        notice={<Unplaced alerts={alerts} />}
      >
        <ListScreen
          narrow={hasMap}
          definition={alertList}
          calls={ALERT_CALLS}
          rowId={idOf}
          rowName={nameOf}
          presets={PRESETS}
          tones={ALERT_TONES}
          tabTones={TAB_TONES}
          cells={{ type: (row) => <Type row={row} isChosen={row._id === alertId} /> }}
          rowHref={({ _id }) => hrefOf(_id)}
          bulkActions={
            mayReview ? [{ id: 'review', label: t('tracking.alerts.screen.reviewMany'), onAct: startReview }] : []
          }
        />
      </BesideMap>
      <Suspense fallback={null}>
        <AlertPanel
          alertId={alertId}
          onOpen={open}
          onReview={(alert) => review({ alerts: [alert], onDone: () => undefined })}
          onClose={close}
        />
        {reviewing && <ReviewDialog {...reviewing} onClose={() => review(null)} />}
        {showsMutes && <MutesDialog onClose={() => showMutes(false)} />}
      </Suspense>
    </>
  );
}

/** Alerts whose place nobody knows are in the list alone. */
function Unplaced({ alerts }: { readonly alerts: readonly AlertRow[] }): ReactNode {
  const { t } = useTranslation();
  const count = alerts.filter(({ lat, lng }) => lat === null || lng === null).length;
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {t('tracking.alerts.screen.unplaced', { count })}
    </Text>
  );
}

function Keys({ mayReview }: { readonly mayReview: boolean }): ReactNode {
  const { t } = useTranslation();
  const keys = (Object.keys(ALERT_KEYS) as AlertKey[]).filter((key) => mayReview || key !== 'review');
  return (
    <p className={classes.keys}>
      {t('tracking.alerts.screen.keys.label')}:{' '}
      {keys.map((key) => (
        <span key={key}>
          <Kbd>{ALERT_KEYS[key]}</Kbd> {t(`tracking.alerts.screen.keys.${key}`)}{' '}
        </span>
      ))}
    </p>
  );
}

/** What it is, and of how many trucks where they have one cause. */
function Type({ row, isChosen }: { readonly row: AlertRow; readonly isChosen: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <span data-chosen={isChosen || undefined}>
      {t(`tracking.alerts.types.${row.type}`)}{' '}
      {row.grouped > 1 && (
        <>
          <Chip tone="info">{t('tracking.alerts.screen.together', { count: row.grouped })}</Chip>
          <Text component="span" display="block" size="xs" c="dimmed">
            {sharedName(t, row)}
          </Text>
        </>
      )}
    </span>
  );
}
