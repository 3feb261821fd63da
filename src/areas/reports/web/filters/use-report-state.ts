import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryNow } from '#ui/routing/query-now.ts';
import { type ReportState, readReport, writeReport } from './report-query.ts';

export interface ReportControl {
  readonly state: ReportState;
  readonly change: (next: (state: ReportState) => ReportState) => void;
}

/** The address bar is the only place where a control centre keeps its state, so a link reproduces it and back works. */
export function useReportState(): ReportControl {
  const [params, setParams] = useSearchParams();
  const queryNow = useQueryNow();
  const address = params.toString();
  const state = useMemo(() => readReport(new URLSearchParams(address)), [address]);
  const change = useCallback<ReportControl['change']>(
    (next) => {
      const now = queryNow();
      setParams(writeReport(next(readReport(now)), now), { preventScrollReset: true });
    },
    [queryNow, setParams],
  );
  return { state, change };
}
