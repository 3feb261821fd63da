import { Button } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readDashboard } from '#areas/reports/contract/dashboard.calls.ts';
import type { Dashboard } from '#areas/reports/contract/dashboard.shapes.ts';
import { downloadReport } from '#areas/reports/contract/report-download.calls.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Board, BoardSkeleton, Cards, Tiles } from '#ui/charts/board.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { CardView } from './board/card-view.tsx';
import { segmentsOf, withSomething } from './board/segments.ts';
import { useFailedCards } from './board/use-failed-cards.ts';
import classes from './control-centre-screen.module.css';
import { DownloadReport } from './export/download-report.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { askedOf, isFiltered, type Period, withoutFilters, withPeriod } from './filters/report-query.ts';
import { type ReportControl, useReportState } from './filters/use-report-state.ts';
import { ShareReport } from './public/share-report.tsx';

/** Time alone makes trips late. */
const RECOUNT_MS = 60_000;

interface ControlCentreProps {
  readonly report: ReportScreen;
}

/** What happened in a period, in numbers, charts and tables; each leads to the list of what was counted. */
export default function ControlCentreScreen({ report }: ControlCentreProps): ReactNode {
  const control = useReportState();
  const call = readDashboard[report];
  const input = { query: askedOf(control.state) };
  const answer = useCall(call, input, { placeholderData: keepPreviousData, refetchInterval: RECOUNT_MS });
  const { data, error, isPending, isPlaceholderData } = answer;
  const failed = useFailedCards(call, input);
  // Numbers of before do not stand below other filters.
  const isStale = isPlaceholderData && error === null;
  return (
    <div className={classes.screen}>
      <FilterBar
        control={control}
        report={data}
        action={
          <>
            <ShareReport screen={report} query={control.state.query} />
            <DownloadReport report={report} call={downloadReport[report]} query={control.state.query} />
          </>
        }
      />
      {isPending && <BoardSkeleton />}
      {error && (!data || isPlaceholderData) && (
        <Failure error={error} control={control} onRetry={() => void answer.refetch()} />
      )}
      {data && !(error && isPlaceholderData) && (
        <Board isBusy={isStale}>
          {data.isEmpty && <Empty report={data} control={control} />}
          {segmentsOf(data.isEmpty ? withSomething(data.cards) : data.cards).map(({ isOfNumbers, cards }) => {
            const Segment = isOfNumbers ? Tiles : Cards;
            return (
              <Segment key={cards[0]?.id}>
                {cards.map((card) => (
                  <CardView
                    key={card.id}
                    card={card}
                    compares={control.state.compares}
                    isTrying={failed.trying.has(card.id)}
                    onRetry={failed.retry}
                  />
                ))}
              </Segment>
            );
          })}
        </Board>
      )}
    </div>
  );
}

interface EmptyProps {
  readonly report: Dashboard;
  readonly control: ReportControl;
}

function Empty({ report: { wider }, control }: EmptyProps): ReactNode {
  const { t } = useTranslation();
  const widen = (period: Exclude<Period, 'custom'>) => (
    <Button onClick={() => control.change((state) => withPeriod(state, period))}>
      {t('reports.states.wider', { period: t(dynamicKey('reports.filters.periods', period)) })}
    </Button>
  );
  return (
    <EmptyState
      title={t('reports.states.empty')}
      text={t('reports.states.emptyText')}
      action={
        <>
          {wider && wider !== 'custom' && widen(wider)}
          {isFiltered(control.state) && <ClearButton control={control} />}
        </>
      }
    />
  );
}

function ClearButton({ control }: { readonly control: ReportControl }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={() => control.change(withoutFilters)}>
      {t('reports.filters.clear')}
    </Button>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly control: ReportControl;
  readonly onRetry: () => void;
}

function Failure({ error, control, onRetry }: FailureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={failureText('load', t('reports.screens.theReport'), t)}
      text={reasonText(error, t)}
      onRetry={onRetry}
      action={isFiltered(control.state) && <ClearButton control={control} />}
    />
  );
}
