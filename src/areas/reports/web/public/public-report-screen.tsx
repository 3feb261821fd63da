import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type PublicReport, readPublicReport } from '#areas/reports/contract/public/report-link.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { Board, Cards, Tiles } from '#ui/charts/board.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';
import { pageQuery } from '#ui/public-page/use-page-changes.ts';
import { CardView } from '../board/card-view.tsx';
import { segmentsOf, withSomething } from '../board/segments.ts';

/** Time alone makes trips late. */
const RECOUNT_MS = 60_000;

/** A control centre for everybody with its link. */
export default function PublicReportScreen(): ReactNode {
  const [params] = useSearchParams();
  const opened = useRef(false);
  const input = { query: { report: params.get('report') ?? '' } };
  const page = useQuery({
    ...pageQuery(useApi(), opened, readPublicReport, input),
    refetchInterval: ({ state }) => (state.error?.isGone ? false : RECOUNT_MS),
  });
  const { error, isRefetching, refetch } = page;
  // What was read before stays on the screen after a failure, unless the link has ended.
  const report = error?.isGone ? undefined : page.data?.report;
  if (!report) return <PublicPageState error={error} onRetry={() => void refetch()} />;
  return (
    <PublicPage company={report.company} wide>
      <Head report={report} />
      <Numbers report={report} isTrying={isRefetching} onRetry={() => void refetch()} />
    </PublicPage>
  );
}

function Head({ report: { name, period, before } }: { readonly report: PublicReport }): ReactNode {
  const { t } = useTranslation();
  const days = ({ from, until }: PublicReport['period']) => ({ from: showDay(from), until: showDay(until) });
  return (
    <div>
      <Title order={1} size="h2">
        {name}
      </Title>
      <Text c="dimmed">
        {t('reports.filters.days', days(period))}
        {before && ` · ${t('reports.filters.against', days(before))}`}
      </Text>
      <Text c="dimmed" size="sm">
        {t('reports.links.page.updated')}
      </Text>
    </div>
  );
}

interface NumbersProps {
  readonly report: PublicReport;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

function Numbers({ report: { isEmpty, cards }, isTrying, onRetry }: NumbersProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Board>
      {isEmpty && <EmptyState title={t('reports.links.page.empty')} />}
      {segmentsOf(isEmpty ? withSomething(cards) : cards).map(({ isOfNumbers, cards: shown }) => {
        const Segment = isOfNumbers ? Tiles : Cards;
        return (
          <Segment key={shown[0]?.id}>
            {shown.map((card) => (
              <CardView key={card.id} card={card} compares isTrying={isTrying} onRetry={onRetry} />
            ))}
          </Segment>
        );
      })}
    </Board>
  );
}
