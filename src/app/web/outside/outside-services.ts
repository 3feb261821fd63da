import { sessionOptions } from '#areas/session/contract/session.calls.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import { queryKey } from '#ui/api/api-context.tsx';
import { queryClient } from '../query-client.ts';
import { collectAt } from './analytics.ts';
import { supportAddress } from './support-address.ts';

/** Reads once which services are configured; the sign-in page uses the reply too. */
export async function startOutsideServices(api: ApiClient): Promise<void> {
  const { outside, supportEmail } = await queryClient.fetchQuery({
    queryKey: queryKey(sessionOptions, {}),
    queryFn: () => api.call(sessionOptions, {}),
  });
  supportAddress.set(supportEmail);
  if (outside.analyticsUrl) collectAt(outside.analyticsUrl);
  if (outside.sentryDsn) (await import('./error-reports.ts')).startErrorReports(outside.sentryDsn);
}
