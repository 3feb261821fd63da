import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiProvider } from '#ui/api/api-context.tsx';
import { DownloadTray } from '../downloads/download-tray.tsx';
import { DownloadsProvider } from '../downloads/downloads-context.tsx';
import { type Behaviour, SampleApi } from './sample-api.ts';
import classes from './sample-stage.module.css';

interface SampleStageProps {
  readonly behaviour: Behaviour;
  readonly children: ReactNode;
}

/** The providers a list needs, with a sample server; the list's address is shown below. */
export function SampleStage({ behaviour, children }: SampleStageProps): ReactNode {
  const [{ api, queries }] = useState(() => ({
    api: new SampleApi(behaviour),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, record] = /^\/freights\/(.+)$/.exec(pathname) ?? [];
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <DownloadsProvider>
          {record ? (
            <p>
              Record {record}. <Link to="/freights">Back to the list</Link>
            </p>
          ) : (
            children
          )}
          <DownloadTray />
        </DownloadsProvider>
      </ApiProvider>
      <button type="button" data-testid="back" className={classes.back} onClick={() => navigate(-1)}>
        Back
      </button>
      <output data-testid="address" className={classes.address}>
        {pathname + search}
      </output>
    </QueryClientProvider>
  );
}
