import { Box, Image, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#ui/api/api-error.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import classes from './outside-page.module.css';

interface OutsidePageProps {
  readonly company?: { readonly name: string; readonly logo: string | null } | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page for people without an account: whose it is above, what it says, and nothing to find one's way through. */
export function OutsidePage({ company, wide = false, children }: OutsidePageProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <header className={classes.head}>
        <Image src={company?.logo ?? '/favicon.svg'} alt="" className={classes.logo ?? ''} fit="contain" />
        <Text fw={650} truncate>
          {company?.name ?? t('session.product')}
        </Text>
      </header>
      <Box component="main" className={classes.main ?? ''}>
        {children}
      </Box>
      {company && (
        <Text component="footer" className={classes.foot ?? ''}>
          {t('loadOrders.client.sharedBy', { company: company.name })}
        </Text>
      )}
    </div>
  );
}

interface NothingYetProps {
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}

/** While the answer is on its way, and when it is that there is nothing here. */
export function NothingYet({ error, onRetry }: NothingYetProps): ReactNode {
  const { t } = useTranslation();
  return (
    <OutsidePage>
      {!error && <DetailSkeleton lines={6} />}
      {error?.status === 404 && <Gone />}
      {error && error.status !== 404 && <ErrorState title={t('loadOrders.client.unreachable')} onRetry={onRetry} />}
    </OutsidePage>
  );
}

export function Gone(): ReactNode {
  const { t } = useTranslation();
  return <EmptyState title={t('loadOrders.client.gone.title')} text={t('loadOrders.client.gone.text')} />;
}
