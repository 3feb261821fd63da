import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '#ui/feedback/error-text.ts';
import classes from './map-notice.module.css';

interface MapNoticeProps {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly total: number;
  readonly shown: number;
}

/** What the map leaves out: everything where it could not be read, or what is too much for one map. */
export function MapNotice({ query: { isError, error, refetch }, total, shown }: MapNoticeProps): ReactNode {
  const { t } = useTranslation();
  if (isError) {
    return (
      <div className={classes.notice} role="alert">
        <Text size="sm">{reasonText(error, t)}</Text>
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {t('ui.feedback.retry')}
        </Button>
      </div>
    );
  }
  return total > shown ? (
    <Text size="sm" c="dimmed" role="status">
      {t('routes.library.tooManyOnMap', { shown, total })}
    </Text>
  ) : null;
}
