import { Button, Tooltip } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './map-screen.module.css';

/** The map is read as a whole so often, whatever the stream said: what was missed somehow does not stay wrong. */
const READ_EVERY_SECONDS = 60;
const SECOND_MS = 1_000;

interface RefreshButtonProps {
  /** When everything was read last. */
  readonly readAt: number;
  readonly onRead: () => void;
  /** On the wall only the time is shown. */
  readonly isQuiet: boolean;
}

/** Counts down to the next time everything is read; on its own, so that a second draws nothing else again. */
export function RefreshButton({ readAt, onRead, isQuiet }: RefreshButtonProps): ReactNode {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, READ_EVERY_SECONDS - Math.floor(Math.max(0, now - readAt) / SECOND_MS));
  useEffect(() => {
    // Nobody looks at a hidden tab; it is read anew within a second of being shown.
    if (seconds === 0 && document.visibilityState === 'visible') onRead();
  });
  const text = t('tracking.live.countdown', { seconds });
  if (isQuiet) return <span>{text}</span>;
  return (
    <Tooltip label={t('tracking.live.refresh')}>
      <Button
        variant="subtle"
        leftSection={<IconRefresh size="1.1rem" aria-hidden />}
        aria-label={text}
        onClick={onRead}
      >
        <span className={classes.wide}>{text}</span>
        <span className={classes.narrow}>{t('tracking.live.seconds', { seconds })}</span>
      </Button>
    </Tooltip>
  );
}
