import { Button, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushPermission } from '../push/use-push.ts';
import classes from './bell.module.css';

interface PushRequestProps {
  readonly permission: PushPermission;
  readonly onRequest: () => void;
}

/** Asks for permission to show notifications; once refused, only the browser's own settings can undo it. */
export function PushRequest({ permission, onRequest }: PushRequestProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.request}>
      <IconLock size="1.2rem" stroke={1.6} aria-hidden className={classes.requestMark} />
      <Text size="sm" className={classes.requestText ?? ''}>
        {t(permission === 'denied' ? 'notifications.pushRefused' : 'notifications.pushRequest')}
      </Text>
      <Button size="xs" onClick={onRequest}>
        {t('notifications.request')}
      </Button>
    </div>
  );
}
