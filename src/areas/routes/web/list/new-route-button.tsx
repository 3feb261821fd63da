import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWith } from '#ui/i18n/lazy-with.ts';

const NewRouteDialog = lazyWith(['routes/later'], () => import('../library/routes/new-route-dialog.tsx'));

/** Asks for the two places of a route before its editor opens. */
export function NewRouteButton(): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />} onClick={() => setOpened(true)}>
        {t('routes.create')}
      </Button>
      <Suspense fallback={null}>
        {opened !== null && <NewRouteDialog opened={opened} onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  );
}
