import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadComposed, readComposed } from '#areas/reports/contract/composed.calls.ts';
import type { Composed } from '#areas/reports/contract/composed.shapes.ts';
import { PAGE_SIZES } from '#areas/reports/rules/composed-report.ts';
import type { ComposedReport } from '#areas/reports/rules/report-screen.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { BoardSkeleton } from '#ui/charts/board.tsx';
import { Opening } from '#ui/charts/opening.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { PageLine } from '#ui/list/pagination/page-line.tsx';
import { spanWords } from '#ui/list/pagination/page-span.ts';
import { CardView, notesOf, useFigureTools } from '../board/card-view.tsx';
import { DownloadReport } from '../export/download-report.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { isFiltered, withoutFilters, withPeriod } from '../filters/report-query.ts';
import classes from './composed.module.css';
import { ComposedTable } from './composed-table.tsx';
import { ComposingBar } from './composing-bar.tsx';
import { type CompositionControl, useComposition } from './use-composition.ts';

interface ComposedScreenProps {
  readonly report: ComposedReport;
}

/** A report that a person composes from period, grouping, measures and filters, and saves. */
export default function ComposedScreen({ report }: ComposedScreenProps): ReactNode {
  const control = useComposition(report);
  const query = control.asked;
  const answer = useCall(readComposed[report], { query }, { placeholderData: keepPreviousData });
  const { data, error, isPending, isPlaceholderData } = answer;
  // Figures of before do not stand below other filters.
  const shown = error && isPlaceholderData ? undefined : data;
  return (
    <div className={classes.screen}>
      <FilterBar
        control={control.filters}
        report={data}
        action={<DownloadReport report={report} call={downloadComposed[report]} query={query} />}
      />
      <ComposingBar report={report} control={control} composed={data} />
      {isPending && <BoardSkeleton tiles={0} cards={1} />}
      {error && !shown && <Failure error={error} control={control} onRetry={() => void answer.refetch()} />}
      {shown?.isEmpty && <Empty composed={shown} control={control} />}
      {shown && !shown.isEmpty && <Figures composed={shown} control={control} isBusy={isPlaceholderData} />}
    </div>
  );
}

interface FiguresProps {
  readonly composed: Composed;
  readonly control: CompositionControl;
  readonly isBusy: boolean;
}

function Figures({ composed, control, isBusy }: FiguresProps): ReactNode {
  const { t } = useTranslation();
  const tools = useFigureTools();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { page, size, totalRows, rows, chart, notes } = composed;
  const { compares } = control.filters.state;
  return (
    <>
      {chart && <CardView card={chart} compares={compares} isTrying={false} onRetry={nothing} />}
      <section className={classes.card} aria-busy={isBusy}>
        <ComposedTable
          composed={composed}
          compares={compares}
          tools={tools}
          onSort={(sort) => control.change('sort', sort)}
        />
        {notes.length > 0 && (
          <ul className={classes.notes}>
            {notes
              .flatMap((note) => notesOf(note, tools))
              .map(({ text, address }) => (
                <li key={text}>
                  <Opening address={address}>{text}</Opening>
                </li>
              ))}
          </ul>
        )}
        <PageLine
          about={spanWords(page, size, rows.length, totalRows, t)}
          page={page}
          pages={Math.max(1, Math.ceil(totalRows / size))}
          size={size}
          sizes={PAGE_SIZES}
          onTurn={(next) => control.change('page', String(next))}
          onSize={(chosen) => control.change('size', String(chosen))}
          compact={phone}
        />
      </section>
    </>
  );
}

const nothing = () => undefined;

interface EmptyProps {
  readonly composed: Composed;
  readonly control: CompositionControl;
}

function Empty({ composed: { wider }, control }: EmptyProps): ReactNode {
  const { t } = useTranslation();
  const { state, change } = control.filters;
  return (
    <EmptyState
      title={t('reports.composed.empty')}
      text={t('reports.composed.emptyText')}
      action={
        <>
          {wider && wider !== 'custom' && (
            <Button onClick={() => change((before) => withPeriod(before, wider))}>
              {t('reports.states.wider', { period: t(dynamicKey('reports.filters.periods', wider)) })}
            </Button>
          )}
          {isFiltered(state) && <ClearButton control={control} />}
        </>
      }
    />
  );
}

function ClearButton({ control }: { readonly control: CompositionControl }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={() => control.filters.change(withoutFilters)}>
      {t('reports.filters.clear')}
    </Button>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly control: CompositionControl;
  readonly onRetry: () => void;
}

function Failure({ error, control, onRetry }: FailureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={failureText('load', t('reports.screens.theReport'), t)}
      text={reasonText(error, t)}
      onRetry={onRetry}
      action={isFiltered(control.filters.state) && <ClearButton control={control} />}
    />
  );
}
