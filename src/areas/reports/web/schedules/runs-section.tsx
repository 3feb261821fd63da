import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listScheduleRuns, revokeReportMail } from '#areas/reports/contract/schedule.calls.ts';
import type { RunView } from '#areas/reports/contract/schedule.shapes.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './runs-section.module.css';
import { RUN_TONES } from './schedule-tones.ts';

/** The last ones, each with what became of it and of the links it sent. */
export function RunsSection({ scheduleId }: { readonly scheduleId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useCall(listScheduleRuns, { params: { id: scheduleId } });
  const body = () => {
    if (isError && !data) return <QueryError error={error} onRetry={() => void refetch()} />;
    if (!data) return <DetailSkeleton lines={3} />;
    if (data.runs.length === 0) {
      return (
        <EmptyState compact title={t('reports.schedules.runs.none')} text={t('reports.schedules.runs.noneText')} />
      );
    }
    return (
      <ul className={classes.runs}>
        {data.runs.map((run) => (
          <li key={run._id}>
            <Run run={run} scheduleId={scheduleId} />
          </li>
        ))}
      </ul>
    );
  };
  return <Section title={t('reports.schedules.runs.title')}>{body()}</Section>;
}

interface RunProps {
  readonly run: RunView;
  readonly scheduleId: string;
}

function Run({ run, scheduleId }: RunProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { state, problem, at, isAskedFor, mails, skipped } = run;
  return (
    <Stack gap="xs">
      <div className={classes.head}>
        <StatusChip tone={RUN_TONES[state]} label={t(`lists.reportSchedule.values.lastState.${state}`)} />
        <span>{showInstant(at)}</span>
        {isAskedFor && <span className={classes.quiet}>{t('reports.schedules.runs.askedFor')}</span>}
      </div>
      {problem && <Text size="sm">{t(`reports.schedules.runs.problems.${problem}`)}</Text>}
      {skipped.map(({ name, problem: reason }) => (
        <Text key={name} size="sm">
          {t(`reports.schedules.runs.skipped.${reason}`, { name })}
        </Text>
      ))}
      {mails.length > 0 && (
        <ul className={classes.mails}>
          {mails.map((mail) => (
            <li key={mail._id} className={classes.mail}>
              <Mail mail={mail} scheduleId={scheduleId} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface MailProps {
  readonly mail: RunView['mails'][number];
  readonly scheduleId: string;
}

function Mail({ mail: { _id, email, link, accessCount }, scheduleId }: MailProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const revoke = useAction(revokeReportMail, {
    onDone: () => snackbar.success(t('reports.schedules.runs.revoked')),
    onFailed: (error) => snackbar.error(reasonText(error, t)),
  });
  const state =
    link === 'active'
      ? t('reports.schedules.runs.opened', { count: accessCount })
      : t(`reports.schedules.runs.links.${link}`);
  return (
    <>
      <span className={classes.address}>{email}</span>
      <span className={classes.quiet}>{state}</span>
      {link === 'active' && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={revoke.isPending}
          aria-label={t('reports.schedules.runs.revokeOf', { email })}
          onClick={() => revoke.mutate({ params: { id: scheduleId, mailId: _id } })}
        >
          {t('reports.schedules.runs.revoke')}
        </Button>
      )}
    </>
  );
}
