import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { readSchedule } from '#areas/reports/contract/schedule.calls.ts';
import type { ScheduleView } from '#areas/reports/contract/schedule.shapes.ts';
import { isComposed } from '#areas/reports/rules/report-screen.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { RunsSection } from './runs-section.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { SCHEDULE_TONES } from './schedule-tones.ts';
import { WEEKDAYS } from './weekdays.ts';

/** One schedule: what is sent, when, to whom, and how the last ones went. */
export default function ScheduleScreen(): ReactNode {
  const { t } = useTranslation();
  const { scheduleId: id = '' } = useParams();
  const { data, isError, error, refetch } = useCall(readSchedule, { params: { id } });
  const backTo = addressOf(screens.schedules);
  if (isError && !data) {
    const mayHelp = error.isTransport || error.status >= 500;
    return (
      <ErrorState
        title={failureText('load', t('reports.schedules.what'), t)}
        text={reasonText(error, t)}
        {...(mayHelp ? { onRetry: () => void refetch() } : {})}
        action={
          <Button component={Link} to={backTo} variant="default">
            {t('reports.schedules.record.toList')}
          </Button>
        }
      />
    );
  }
  if (!data) return <DetailSkeleton lines={10} />;
  const { schedule } = data;
  const { name, state } = schedule;
  return (
    <RecordScreen
      title={name}
      backTo={backTo}
      status={<StatusChip tone={SCHEDULE_TONES[state]} label={t(`lists.reportSchedule.values.state.${state}`)} />}
      actions={<ScheduleActions schedule={schedule} />}
    >
      {state === 'failing' && (
        <Alert color="red" role="alert">
          {t('reports.schedules.record.failing')}
        </Alert>
      )}
      <ScheduleFacts schedule={schedule} />
      <RunsSection scheduleId={schedule._id} />
    </RecordScreen>
  );
}

function ScheduleFacts({ schedule }: { readonly schedule: ScheduleView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { screen, viewName, format, filters, recipients, author, nextAt } = schedule;
  const { period, ...others } = filters;
  const filtered = Object.keys(others).map((filter) => t(dynamicKey('reports.filters', filter)));
  const facts = [
    { label: t('reports.schedules.form.screen'), value: t(`lists.reportSchedule.values.screen.${screen}`) },
    ...(isComposed(screen)
      ? [{ label: t('reports.schedules.form.view'), value: viewName ?? t('reports.schedules.runs.problems.viewGone') }]
      : []),
    { label: t('reports.schedules.form.format'), value: t(`lists.reportSchedule.values.format.${format}`) },
    { label: t('reports.schedules.form.period'), value: t(`reports.schedules.form.periods.${period}`) },
    ...(filtered.length > 0 ? [{ label: t('reports.schedules.record.filtered'), value: filtered.join(', ') }] : []),
    { label: t('reports.schedules.form.rhythm'), value: useRhythm(schedule) },
    {
      label: t('reports.schedules.record.nextAt'),
      value: nextAt ? showInstant(nextAt) : t('reports.schedules.record.noNext'),
    },
    { label: t('reports.schedules.record.author'), value: author.name },
    ...(recipients.some(({ userId }) => userId === null)
      ? [
          {
            label: t('reports.schedules.record.outside'),
            value: t(`reports.schedules.record.outsidePrices.${schedule.outsidePrices ? 'yes' : 'no'}`),
          },
        ]
      : []),
    {
      label: t('reports.schedules.form.recipients'),
      wide: true,
      value: recipients.map(({ name, email }) => name || email || t('reports.schedules.record.left')).join(', '),
    },
  ];
  return (
    <Section title={t('reports.schedules.record.about')}>
      <Facts facts={facts} />
    </Section>
  );
}

function useRhythm({ frequency, weekday, monthDay, hour }: ScheduleView): string {
  const { t } = useTranslation();
  const named = WEEKDAYS.find((one) => Number(one) === weekday);
  const day = named ? t(`reports.schedules.weekdays.${named}`) : '';
  return t(`reports.schedules.record.rhythm.${frequency}`, { day, monthDay: monthDay ?? '', hour });
}
