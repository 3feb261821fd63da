import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { readPair } from '#areas/routes/contract/route.calls.ts';
import { ROUTES } from '#areas/routes/contract/route-addresses.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { RouteEditor } from './route-editor.tsx';

interface LoadedRouteProps {
  readonly reply: { readonly error: ApiError | null; readonly isError: boolean; readonly refetch: () => unknown };
  readonly pair: CallReply<typeof readPair> | undefined;
}

export function LoadedRoute({ reply, pair }: LoadedRouteProps): ReactNode {
  const { t } = useTranslation();
  if (pair) return <RouteEditor {...pair} />;
  return (
    <>
      <BackCard title={t('routes.editor.new')} backTo={ROUTES} />
      {reply.isError ? (
        <ErrorState
          title={failureText('load', t('routes.what.route'), t)}
          text={reasonText(reply.error, t)}
          {...(reply.error?.isGone ? {} : { onRetry: () => void reply.refetch() })}
        />
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
}
