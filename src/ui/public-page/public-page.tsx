import { Box, Image, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#ui/api/api-error.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { MoneyCountryProvider } from '#ui/session/money.ts';
import { useZone, ZoneProvider } from '#ui/session/zone.ts';
import { useSharedBy } from '#ui/theme/brand-context.tsx';
import classes from './public-page.module.css';

interface PublicCompany {
  readonly name: string;
  readonly logo: string | null;
  readonly primaryColor: string;
  readonly timeZone: string;
  readonly country: string | null;
}

interface PublicPageProps {
  readonly company?: PublicCompany | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A page for people without an account: the company above, in its colour, the content, and no navigation. Light or dark
 * follows the device.
 */
export function PublicPage({ company, wide = false, children }: PublicPageProps): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  useSharedBy(company ? { primary: company.primaryColor, name: company.name, logo: company.logo } : null);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <header className={classes.head}>
        {/* The mark of the product would be taken for the company's. */}
        {(company?.logo || !company) && (
          <Image
            src={company?.logo ?? '/favicon.svg'}
            alt=""
            className={classes.logo ?? ''}
            data-own={company ? true : undefined}
            fit="contain"
          />
        )}
        <Text fw={650} truncate>
          {company?.name ?? t('session.product')}
        </Text>
      </header>
      <Box component="main" className={classes.main ?? ''}>
        <ZoneProvider value={company?.timeZone ?? zone}>
          <MoneyCountryProvider value={company?.country ?? null}>{children}</MoneyCountryProvider>
        </ZoneProvider>
      </Box>
      {company && (
        <Text component="footer" className={classes.foot ?? ''}>
          {t('ui.publicPage.sharedBy', { company: company.name })}
        </Text>
      )}
    </div>
  );
}

interface PublicPageStateProps {
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}

/** Shown while the reply is loading, and when the link is gone or the server cannot be reached. */
export function PublicPageState({ error, onRetry }: PublicPageStateProps): ReactNode {
  const { t } = useTranslation();
  return (
    <PublicPage>
      {!error && <DetailSkeleton lines={6} />}
      {error?.isGone && <LinkGone />}
      {error && !error.isGone && <ErrorState title={t('ui.publicPage.unreachable')} onRetry={onRetry} />}
    </PublicPage>
  );
}

export function LinkGone(): ReactNode {
  const { t } = useTranslation();
  return <EmptyState title={t('ui.publicPage.gone.title')} text={t('ui.publicPage.gone.text')} />;
}
