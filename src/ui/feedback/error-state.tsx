import { Button, Text, Title } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from './error-text.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly action?: ReactNode;
  readonly compact?: boolean;
}

/** Says that something could not be loaded, and offers to try again. */
export function ErrorState({ title, text, onRetry, retryLabel, action, compact = false }: ErrorStateProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.state} data-compact={compact || undefined} role="alert">
      <span className={classes.mark} data-tone="danger">
        <IconAlertCircle size="1.6rem" stroke={1.5} aria-hidden />
      </span>
      <Title order={2} size="h3" className={classes.title!}>
        {title}
      </Title>
      {text && <Text className={classes.text!}>{text}</Text>}
      {(onRetry || action) && (
        <div className={classes.actions}>
          {onRetry && (
            <Button variant="default" leftSection={<IconRefresh size="1.1rem" aria-hidden />} onClick={onRetry}>
              {retryLabel ?? t('ui.feedback.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

interface RetryProps {
  readonly onRetry: () => void;
}

/** A list that could not be loaded. */
export function TableError({ onRetry }: RetryProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ErrorState title={t('ui.feedback.tableError.title')} text={t('ui.feedback.tableError.text')} onRetry={onRetry} />
  );
}

interface QueryErrorProps extends RetryProps {
  /** Where the server may refuse, so that its reason is shown. */
  readonly error?: unknown;
}

/** A part of a screen that could not be loaded. */
export function QueryError({ onRetry, error }: QueryErrorProps): ReactNode {
  const { t } = useTranslation();
  const refusal = refusalText(error, t);
  if (refusal !== undefined) return <ErrorState compact title={refusal} />;
  return (
    <ErrorState
      compact
      title={t('ui.feedback.queryError.title')}
      text={t('ui.feedback.queryError.text')}
      onRetry={onRetry}
      retryLabel={t('ui.feedback.queryError.retry')}
    />
  );
}
