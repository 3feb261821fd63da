import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryNow } from '#ui/routing/query-now.ts';
import { type Period, type ReportState, readReport, writeReport } from './report-query.ts';

export interface ReportControl {
  readonly state: ReportState;
  readonly change: (next: (state: ReportState) => ReportState) => void;
}

/** The address bar is the only place where a control centre keeps its state, so a link reproduces it and back works. */
export function useReportState(usual?: Period, page?: string): ReportControl {
  const [params, setParams] = useSearchParams();
  const queryNow = useQueryNow();
  const address = params.toString();
  const state = useMemo(() => readReport(new URLSearchParams(address), usual), [address, usual]);
  const change = useCallback<ReportControl['change']>(
    (next) => {
      const now = queryNow();
      const written = writeReport(next(readReport(now, usual)), now, usual);
      // Other rows begin on their first page.
      if (page !== undefined) written.delete(page);
      setParams(written, { preventScrollReset: true });
    },
    [queryNow, setParams, usual, page],
  );
  return { state, change };
}
