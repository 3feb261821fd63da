import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ComposedReport } from '#areas/reports/rules/report-screen.ts';
import { useQueryNow } from '#ui/routing/query-now.ts';
import { type ReportControl, useReportState } from '../filters/use-report-state.ts';
import { type Asked, PAGE, readComposition, savedQuery, usualPeriod, withPart } from './composed-query.ts';

export interface CompositionControl {
  readonly asked: Asked;
  /** What is saved under a name. */
  readonly saved: string;
  /** The period and the filters, as the control centres have them. */
  readonly filters: ReportControl;
  readonly change: (part: Parameters<typeof withPart>[2], value: string | undefined) => void;
  /** Opens what was saved. */
  readonly open: (saved: string) => void;
}

/** The address bar is the only place where a composed report keeps what was composed. */
export function useComposition(report: ComposedReport): CompositionControl {
  const [params, setParams] = useSearchParams();
  const queryNow = useQueryNow();
  const filters = useReportState(usualPeriod(report), PAGE);
  const address = params.toString();
  const read = useMemo(() => {
    const now = new URLSearchParams(address);
    return { asked: readComposition(report, now), saved: savedQuery(report, now) };
  }, [report, address]);
  const change = useCallback<CompositionControl['change']>(
    (part, value) => setParams(withPart(report, queryNow(), part, value), { preventScrollReset: true }),
    [report, queryNow, setParams],
  );
  const open = useCallback((saved: string) => setParams(new URLSearchParams(saved)), [setParams]);
  return { ...read, filters, change, open };
}
