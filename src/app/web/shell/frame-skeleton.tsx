import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './frame-skeleton.module.css';

/** A placeholder of the same height while the code of a screen loads, so that nothing jumps. */
export function ScreenSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack p="md" gap="md" role="status">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <Skeleton h="2.25rem" w="16rem" />
      <Skeleton h="2.5rem" />
      <Skeleton h="24rem" />
    </Stack>
  );
}

/** The same before the frame itself is there: its bar and its menu stand where they will be. */
export function FrameSkeleton(): ReactNode {
  return (
    <div className={classes.frame}>
      <div className={classes.bar}>
        <Skeleton h="1.5rem" w="12rem" />
      </div>
      <div className={classes.menu}>
        {ENTRIES.map((width, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change.
          <Skeleton key={nth} h="1.25rem" w={width} />
        ))}
      </div>
      <main className={classes.content}>
        <ScreenSkeleton />
      </main>
    </div>
  );
}

const ENTRIES = ['55%', '75%', '65%', '80%', '60%', '70%', '50%', '75%'];
