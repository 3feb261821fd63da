import { readDashboard } from '#areas/reports/contract/dashboard.calls.ts';
import { readEmbed } from '#areas/reports/contract/embed/embed.calls.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { queryKey } from '#ui/api/api-context.tsx';
import type { Visit } from '#ui/routing/routes.ts';
import { askedOf, readReport } from './filters/report-query.ts';

/** The numbers that a control centre will show at an address, before the screen is there. */
export function firstNumbers(report: ReportScreen): (visit: Visit) => Promise<unknown> {
  const call = readDashboard[report];
  return ({ api, queries, search }) => {
    const input = { query: askedOf(readReport(search)) };
    const numbers = queries.prefetchQuery({
      queryKey: queryKey(call, input),
      queryFn: ({ signal }) => api.call(call, input, { signal }),
    });
    const embed = queries.prefetchQuery({
      queryKey: queryKey(readEmbed[report], {}),
      queryFn: ({ signal }) => api.call(readEmbed[report], {}, { signal }),
      retry: false,
    });
    return Promise.all([numbers, embed]);
  };
}
