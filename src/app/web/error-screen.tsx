import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureScreen, NotFoundScreen } from '#ui/feedback/failure-screens.tsx';
import { useStore } from '#ui/store/store.ts';
import { useBrand } from '#ui/theme/brand-context.tsx';
import { DEFAULT_PRIMARY } from '#ui/theme/palette.ts';
import { isMissingChunk } from './missing-chunk.ts';
import { reportError } from './outside/report-error.ts';
import { supportAddress } from './outside/support-address.ts';
import { useSessionState } from './session/session-context.ts';

/** The same without the shell around it. */
export function ErrorPage(): ReactNode {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}

/** Shown when a screen fails, depending on the error and the theme of the company. */
export function ErrorScreen(): ReactNode {
  const error = useRouteError();
  const { brand } = useBrand();
  const { pathname } = useLocation();
  const session = useSessionState();
  const address = useStore(supportAddress);
  const isExpected = isMissingChunk(error) || isRouteErrorResponse(error);
  useEffect(() => {
    if (!isExpected) reportError(error);
  }, [error, isExpected]);

  if (isMissingChunk(error)) return <ReloadNotice />;
  if (isRouteErrorResponse(error)) return <NotFoundScreen />;
  const { firstName = '', lastName = '' } = session.status === 'loggedIn' ? session.user.profile : {};
  return (
    <FailureScreen
      defaultTheme={brand.primary.toUpperCase() === DEFAULT_PRIMARY}
      path={pathname}
      userName={`${firstName} ${lastName}`.trim()}
      supportAddress={address}
    />
  );
}

/** The code of the screen is missing: a newer version was deployed, or there is no network. */
function ReloadNotice(): ReactNode {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('ui.feedback.queryError.title')}
      text={t('shell.missingCode')}
      retryLabel={t('ui.feedback.queryError.retry')}
      onRetry={() => window.location.reload()}
    />
  );
}
