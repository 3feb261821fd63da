import { Alert, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { embedErrors } from '#areas/reports/contract/embed/embed.errors.ts';
import { EMBED_PROBLEMS } from '#areas/reports/rules/report-embed.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';

interface EmbedFailureProps {
  /** Null where the page itself says that it failed. */
  readonly error: unknown;
  /** What stands below. */
  readonly below?: string;
  readonly onRetry?: () => void;
  readonly isTrying?: boolean;
}

/** Why a dashboard of a service outside is not there. */
export function EmbedFailure({ error, below, onRetry, isTrying = false }: EmbedFailureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Alert color="red" role="alert" title={t('errors.reports.embedFailed')}>
      <Stack gap="xs" align="flex-start">
        <span>{[error === null ? null : problemText(error, t), below].filter(Boolean).join(' ')}</span>
        {onRetry && (
          <Button variant="default" size="compact-md" loading={isTrying} onClick={onRetry}>
            {t('ui.feedback.retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

function problemText(error: unknown, t: TranslateKey): string {
  const { problem, source } = error instanceof ApiError ? error.facts : {};
  const known = EMBED_PROBLEMS.find((one) => one === problem);
  if (!known || !isFailure(error)) return reasonText(error, t);
  return t(`reports.embed.problems.${known}`, { name: String(source) });
}

const FAILED = embedErrors.embedFailed().code;
const isFailure = (error: unknown) => error instanceof ApiError && error.code === FAILED;
