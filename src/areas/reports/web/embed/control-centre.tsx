import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutsideEmbed } from '#areas/reports/contract/embed/embed.shapes.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { reportTitle } from '#areas/reports/rules/report-title.ts';
import { BoardSkeleton } from '#ui/charts/board.tsx';
import ControlCentreScreen from '../control-centre-screen.tsx';
import classes from './embed-page.module.css';
import { useEmbed } from './use-embed.ts';

// Most companies look at the own dashboard.
const EmbeddedReport = lazy(() =>
  import('./embedded-report.tsx').then(({ EmbeddedReport: part }) => ({ default: part })),
);
const EmbedFailure = lazy(() => import('./embed-failure.tsx').then(({ EmbedFailure: part }) => ({ default: part })));

interface ControlCentreProps {
  readonly report: ReportScreen;
}

/** A control centre as its company chose it; where that fails, the own dashboard stands below what failed. */
export default function ControlCentre({ report }: ControlCentreProps): ReactNode {
  const { t } = useTranslation();
  const { embed, error, isPending, retry } = useEmbed(report);
  const [failedPage, failPage] = useState<OutsideEmbed>();
  const [prefersOwn, preferOwn] = useState(false);
  const outside = embed && embed.kind !== 'own' ? embed : undefined;
  const isFailed = error !== null || (outside !== undefined && outside === failedPage);
  const showsOwn = !outside || isFailed || prefersOwn;
  return (
    <div className={classes.screen}>
      {isPending && <BoardSkeleton />}
      {isFailed && !isPending && (
        <Suspense>
          <EmbedFailure error={error} below={t('reports.embed.below')} onRetry={retry} />
        </Suspense>
      )}
      {outside && !isFailed && (
        <div className={classes.line}>
          <p className={classes.from}>{!prefersOwn && t('reports.embed.from', { name: outside.name })}</p>
          <Button variant="default" size="compact-md" onClick={() => preferOwn(!prefersOwn)}>
            {prefersOwn ? t('reports.embed.back', { name: outside.name }) : t('reports.embed.own')}
          </Button>
        </div>
      )}
      {outside && !showsOwn && (
        <Suspense fallback={<BoardSkeleton />}>
          <EmbeddedReport
            key={pageOf(outside)}
            embed={outside}
            report={t(reportTitle(report))}
            onFailed={() => failPage(outside)}
          />
        </Suspense>
      )}
      {/* Its numbers are on their way while it is still unknown whether they are wanted. */}
      {showsOwn && (
        <div hidden={isPending}>
          <ControlCentreScreen report={report} />
        </div>
      )}
    </div>
  );
}

/** A page of another host or of another report begins anew. */
const pageOf = (embed: OutsideEmbed): string =>
  [embed.kind, new URL(embed.address).origin, embed.kind === 'powerBi' ? embed.reportId : ''].join(' ');
