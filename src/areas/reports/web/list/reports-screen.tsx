import { Button, Title } from '@mantine/core';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { ANY_REPORTS, type AnyReport, isComposed } from '#areas/reports/rules/report-screen.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { addressOf, phraseOfPath } from '#kernel/screens.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import classes from './reports-screen.module.css';
import { SavedReports } from './saved-reports.tsx';

/** Every report that a person may open, and what each answers. */
export default function ReportsScreen(): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const reports = ANY_REPORTS.filter((report) => canOpen(addressOf(screens[report])));
  const composed = reports.filter(isComposed);
  if (reports.length === 0) {
    return (
      <EmptyState title={t('reports.screens.none')} text={t('reports.screens.noneText')} icon={IconReportAnalytics} />
    );
  }
  const schedules = addressOf(screens.schedules);
  return (
    <>
      {canOpen(schedules) && (
        <Button component={Link} to={schedules} variant="default" mb="md">
          {t('reports.byMail.link')}
        </Button>
      )}
      <Group title={t('reports.screens.centres')} reports={reports.filter((report) => !isComposed(report))} />
      <Group title={t('reports.screens.composed')} reports={composed} />
      {composed.length > 0 && (
        <div className={classes.allSaved}>
          {composed.map((report) => (
            <SavedReports key={report} report={report} />
          ))}
        </div>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly reports: readonly AnyReport[];
}

function Group({ title, reports }: GroupProps): ReactNode {
  const id = useId();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <ul className={classes.reports}>
        {reports.map((report) => (
          <li key={report}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReportCard({ report }: { readonly report: AnyReport }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const name = t(dynamicKey('menu.items', phraseOfPath(screens[report].path)));
  return (
    <article className={classes.report} aria-labelledby={id}>
      <IconReportAnalytics size="1.5rem" stroke={1.5} className={classes.sign ?? ''} aria-hidden />
      <Title order={3} size="h3" id={id}>
        {name}
      </Title>
      <p className={classes.answers}>{t(dynamicKey('reports.screens.answers', report))}</p>
      <Button
        component={Link}
        to={addressOf(screens[report])}
        variant="light"
        className={classes.open ?? ''}
        aria-label={t('reports.screens.openReport', { report: name })}
      >
        {t('reports.screens.open')}
      </Button>
    </article>
  );
}
