import { Button } from '@mantine/core';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowInstant } from '#ui/session/zone.ts';
import { ErrorState } from './error-state.tsx';
import classes from './state.module.css';
import { mailtoLink } from './support-mail.ts';

const reload = () => window.location.reload();

/** No such page: try again, or go where one begins. */
export function NotFoundScreen(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.screen}>
      <ErrorState
        title={t('ui.feedback.notFound.title')}
        text={t('ui.feedback.notFound.text')}
        onRetry={reload}
        action={
          <Button component="a" href="/" leftSection={<IconHome size="1.1rem" aria-hidden />}>
            {t('ui.feedback.notFound.home')}
          </Button>
        }
      />
    </div>
  );
}

interface ServerErrorScreenProps {
  readonly path: string;
  readonly userName: string;
  readonly supportAddress: string;
}

/** The server failed: try later, or write to support with time, path and name filled in. */
export function ServerErrorScreen({ path, userName, supportAddress }: ServerErrorScreenProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const mail = mailtoLink({
    address: supportAddress,
    subject: t('ui.feedback.serverError.subject', { path }),
    body: t('ui.feedback.serverError.body', { time: showInstant(new Date()), path, user: userName }),
  });
  return (
    <div className={classes.screen}>
      <ErrorState
        title={t('errors.request.internal')}
        text={t('ui.feedback.serverError.text')}
        onRetry={reload}
        action={
          <Button component="a" href={mail} variant="subtle" leftSection={<IconMail size="1.1rem" aria-hidden />}>
            {t('ui.feedback.serverError.support')}
          </Button>
        }
      />
    </div>
  );
}

interface FailureScreenProps extends ServerErrorScreenProps {
  /** A company without a theme of its own sees the not-found screen instead. */
  readonly defaultTheme: boolean;
}

/** The screen for a failure, chosen by the company's theme as the specification requires. */
export function FailureScreen({ defaultTheme, ...screen }: FailureScreenProps): ReactNode {
  return defaultTheme ? <NotFoundScreen /> : <ServerErrorScreen {...screen} />;
}
