import { Button } from '@mantine/core';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWith } from '#ui/i18n/lazy-with.ts';

// Loaded with the first use: most visits to a list open no dialog.
const LanesDialog = lazyWith(['opportunities/later'], () => import('./lanes-dialog.tsx'));

/** Opens the lanes the person looks for again and again. */
export function LanesButton(): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [was, setWas] = useState(false);
  if (opened && !was) setWas(true);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRoute size="1.15rem" stroke={1.7} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('opportunities.lanes.title')}
      </Button>
      <Suspense fallback={null}>{was && <LanesDialog opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
