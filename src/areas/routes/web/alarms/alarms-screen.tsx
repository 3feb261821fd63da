import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCall } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { readCompanyAlarms, readPathAlarms } from '../../contract/alarm.calls.ts';
import { readPath } from '../../contract/path.calls.ts';
import { readPair } from '../../contract/route.calls.ts';
import { WRITE_ROUTES } from '../../contract/route.permissions.ts';
import { pairAddress, ROUTES } from '../../contract/route-addresses.ts';
import type { AlarmLevel } from './alarm-form.ts';
import { AlarmsForm } from './alarms-form.tsx';
import { LEVEL_PARAM, LevelSwitch } from './level-switch.tsx';

/** What counts as wrong on a path, or on every path of the company. */
export default function AlarmsScreen(): ReactNode {
  const { t } = useTranslation();
  const { loadId = '', unloadId = '', pathId = '' } = useParams();
  const level: AlarmLevel = useSearchParams()[0].get(LEVEL_PARAM) === 'company' ? 'company' : 'path';
  const mayWrite = useHolds(WRITE_ROUTES);
  const pair = useCall(readPair, { params: { loadId, unloadId } });
  const path = useCall(readPath, { params: { id: pathId }, query: {} });
  const company = useCall(readCompanyAlarms, {}, { staleTime: 0 });
  const own = useCall(readPathAlarms, { params: { id: pathId } }, { staleTime: 0 });
  const calls = [pair, path, company, own];
  const failed = calls.find(({ isError, data }) => isError && !data);
  const reload = () => void Promise.all(calls.map((call) => call.refetch()));
  const body = () => {
    if (failed?.error) return <Failure error={failed.error} onRetry={reload} />;
    // The form must start with what the server has now.
    if (!path.data || !company.data || !own.data || !company.isFetchedAfterMount || !own.isFetchedAfterMount)
      return <FormSkeleton fields={8} />;
    return (
      <AlarmsForm
        key={level}
        level={level}
        path={path.data.path}
        company={company.data}
        ofPath={own.data}
        readOnly={!mayWrite}
        onReload={reload}
      />
    );
  };
  const names = pair.data && path.data && `${pair.data.load.name} → ${pair.data.unload.name} · ${path.data.path.name}`;
  return (
    <FormScreen
      title={t('routes.alarms.title')}
      text={names}
      backTo={mayWrite ? pairAddress(loadId, unloadId) : ROUTES}
    >
      <LevelSwitch level={level} />
      {body()}
    </FormScreen>
  );
}

function Failure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t('routes.what.alarms'), t)}
      text={mayHelp ? reasonText(error, t) : t('routes.alarms.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={
        <Button component={Link} to={ROUTES} variant="default">
          {t('routes.alarms.toRoutes')}
        </Button>
      }
    />
  );
}
